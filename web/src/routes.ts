/** Which page is at which address; each is fetched when it is first shown. */

import { createRouter } from "sv-router";

import Home from "./pages/Home.svelte";

export const { p, navigate, route } = createRouter({
  "/": Home,
  "/new/:game": () => import("./pages/New.svelte"),
  "/table/:table": () => import("./pages/Table.svelte"),
  "/watch/:watch": () => import("./pages/Table.svelte"),
  "/join/:invite": () => import("./pages/Join.svelte"),
  "/tables": () => import("./pages/Tables.svelte"),
  "/rules/:game": () => import("./pages/Rules.svelte"),
  "/learn/:game": () => import("./pages/Learn.svelte"),
  "/me": () => import("./pages/Me.svelte"),
  "/continue/:token": () => import("./pages/Continue.svelte"),
  "/about": () => import("./pages/About.svelte"),
  "*": () => import("./pages/Lost.svelte"),
});
