import process from "node:process";

// Said after unknown words were found.
console.error(
    "Correct these words; if one is right, add it to a glossary.toml (a thing of the games) or to web/spelling/<language>.txt.",
);
process.exit(1);
