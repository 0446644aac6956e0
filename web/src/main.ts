import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { learnGames } from "./games";
import { settings } from "./settings.svelte";
import { learn } from "./words.svelte";

settings.show();
await Promise.all([learn("web"), learnGames()]);
mount(App, { target: document.querySelector("#app")! });
