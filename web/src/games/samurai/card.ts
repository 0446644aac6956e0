import type { Card } from "..";
import { ICONS } from "./icons";
import { seatName } from "./names";
import Coast from "./picture/Coast.svelte";

const card: Card = { Picture: Coast, icon: ICONS.helmet, seatName };
export default card;
