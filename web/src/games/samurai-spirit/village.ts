/** What the view tells of the village, summed up. */

import type { SamuraiSpiritView } from "../../protocol";

export function farmsteadsLeft(view: SamuraiSpiritView): number {
  const { family, farmstead, barricade, wound } = view.farmsteads;
  return family + farmstead + barricade + wound;
}
