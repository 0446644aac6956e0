/** The rules of a game as a page. */

import { got, GET } from "../../api";
import type { RulesPage } from "../../protocol";
import type { Language } from "../../settings.svelte";

export async function readRules(game: string, language: Language): Promise<RulesPage> {
  return got(GET("/api/rules/{game}", { params: { path: { game }, query: { language } } }));
}

/** The anchor of a section: 4.4 is at s4-4. */
export function anchorOf(number: string): string {
  return `s${number.replaceAll(".", "-")}`;
}

export interface Chapter {
  number: string;
  title: string;
  sections: { number: string; title: string }[];
}

/** Sections by the chapter that they belong to. */
export function chapters(sections: { number: string; title: string }[]): Chapter[] {
  const found: Chapter[] = [];
  for (const section of sections) {
    if (section.number.includes(".")) found.at(-1)?.sections.push(section);
    else found.push({ ...section, sections: [] });
  }
  return found;
}
