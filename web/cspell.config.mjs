// Spelling of all that people read: catalogues, rules and pages of the documentation. A word is right
// if it is in its language's dictionary, in the glossary, the name of somebody or of a place in a
// game, or in spelling/<language>.txt.
import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const FILES = [
    "*.md",
    "docs/**/*.md",
    "src/engawa/games/*/RULES*.md",
    "src/engawa/**/locale/*/*.ftl",
];

/** The words in what a pattern's last group finds in files. */
function words(files, pattern) {
    return globSync(files, { cwd: ROOT })
        .flatMap((file) => [...readFileSync(`${ROOT}/${file}`, "utf8").matchAll(pattern)])
        .flatMap((found) => found.at(-1).split(/[^\p{L}]+/u))
        .filter(Boolean);
}

function inLanguage(name, locale, files) {
    return {
        filename: files,
        language: locale,
        dictionaries: [name],
        words: [
            ...words(
                "src/engawa/**/locale/glossary.toml",
                new RegExp(`\\b${name} = "([^"]+)"`, "g"),
            ),
            ...words(
                `src/engawa/games/*/locale/${name}/game.ftl`,
                /^(?:samurai|place)-[\w-]+ = (.+)$/gm,
            ),
        ],
    };
}

export default {
    version: "0.2",
    globRoot: ROOT,
    files: FILES,
    import: ["@cspell/dict-pl_pl/cspell-ext.json", "@cspell/dict-ru_ru/cspell-ext.json"],
    caseSensitive: true, // otherwise „zeton” would be „żeton”
    dictionaryDefinitions: ["en", "pl", "ru"].map((name) => ({
        name,
        path: `./spelling/${name}.txt`,
    })),
    patterns: [
        { name: "code", pattern: "/```[^]*?```|`[^`]*`/g" },
        { name: "address", pattern: "/\\]\\([^)]*\\)|<[^>]*>|https?:\\S+/g" },
        { name: "message", pattern: "/^[a-z][\\w-]* =/gm" },
        { name: "placeable", pattern: "/\\{ \\$\\w+/g" },
        { name: "variant", pattern: "/^\\s+\\*?\\[[\\w-]+\\]/gm" },
        { name: "comment", pattern: "/^#.*$/gm" },
    ],
    overrides: [
        { filename: "**/*.md", ignoreRegExpList: ["code", "address"] },
        { filename: "**/*.ftl", ignoreRegExpList: ["message", "placeable", "variant", "comment"] },
        inLanguage("en", "en-GB", ["**/*.md", "**/locale/en/*.ftl"]),
        inLanguage("pl", "pl", ["**/RULES.pl.md", "**/locale/pl/*.ftl"]),
        inLanguage("ru", "ru", ["**/RULES.ru.md", "**/locale/ru/*.ftl"]),
    ],
};
