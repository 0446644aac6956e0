import { MediaQuery } from "svelte/reactivity";

import type { GamePart } from "..";
import type { RentAHeroView } from "../../protocol";
import Board from "./Board.svelte";
import Common from "./Common.svelte";
import { describe } from "./describe";
import Ending from "./Ending.svelte";
import { seatWords } from "./heroes";
import { isOnBoard } from "./offers";
import Patience from "./Patience.svelte";
import { isReaction } from "./reactions";
import { direct, sumUp } from "./scenes";
import Tableau from "./Tableau.svelte";

/** How many choices a small screen has room to list. */
const low = new MediaQuery("height < 44rem");
const high = new MediaQuery("height >= 52rem");
const room = (): number => (low.current ? 2 : high.current ? 4 : 3);

const part: GamePart = {
  Board,
  Reply: Patience,
  isOnBoard: (choice, choices) => isOnBoard(choice, choices, room()),
  describe,
  seatName: (_seen, seat) => seatWords(seat),
  hasSecrets: true,
  Common,
  isCommon: ({ view, choices }) => isReaction(view as unknown as RentAHeroView, choices),
  Ending,
  direct,
  Tableau,
  sumUp,
};
export default part;
