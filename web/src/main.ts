import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { settings } from "./settings.svelte";
import { learn } from "./words.svelte";

settings.show();
await learn("web");
mount(App, { target: document.querySelector("#app")! });
