/** A language of code: its name in a page's text, and its name on screen. */
export interface CodeLanguage {
  readonly id: string;
  readonly name: string;
  /** Other names that people and tools give it, such as the endings of its files. */
  readonly aliases: readonly string[];
}

const named = (id: string, name: string, aliases = ""): CodeLanguage => ({
  id,
  name,
  aliases: aliases === "" ? [] : aliases.split(" "),
});

/** The languages that code can be coloured in, by their names on screen. */
export const codeLanguages: readonly CodeLanguage[] = [
  named("bash", "Bash", "sh shell zsh console shellscript"),
  named("c", "C", "h"),
  named("csharp", "C#", "cs c# dotnet"),
  named("cpp", "C++", "c++ cc cxx hpp"),
  named("css", "CSS"),
  named("dart", "Dart"),
  named("diff", "Diff", "patch"),
  named("dockerfile", "Dockerfile", "docker"),
  named("elixir", "Elixir", "ex exs"),
  named("erlang", "Erlang", "erl"),
  named("go", "Go", "golang"),
  named("graphql", "GraphQL", "gql"),
  named("xml", "HTML, XML", "html xhtml svg rss vue"),
  named("haskell", "Haskell", "hs"),
  named("http", "HTTP"),
  named("ini", "INI, TOML", "toml"),
  named("java", "Java"),
  named("javascript", "JavaScript", "js jsx mjs cjs node"),
  named("json", "JSON", "jsonc json5"),
  named("kotlin", "Kotlin", "kt kts"),
  named("latex", "LaTeX", "tex"),
  named("lua", "Lua"),
  named("makefile", "Makefile", "make mk"),
  named("markdown", "Markdown", "md"),
  named("nginx", "nginx", "nginxconf"),
  named("perl", "Perl", "pl pm"),
  named("php", "PHP"),
  named("powershell", "PowerShell", "ps1 pwsh ps"),
  named("python", "Python", "py py3"),
  named("r", "R"),
  named("ruby", "Ruby", "rb"),
  named("rust", "Rust", "rs"),
  named("scala", "Scala", "sc"),
  named("scss", "SCSS", "sass"),
  named("sql", "SQL", "mysql sqlite postgres"),
  named("pgsql", "SQL (PostgreSQL)", "postgresql"),
  named("swift", "Swift"),
  named("typescript", "TypeScript", "ts tsx mts cts"),
  named("yaml", "YAML", "yml"),
];

const byName = new Map(
  codeLanguages.flatMap((language) =>
    [language.id, ...language.aliases].map((name) => [name, language] as const),
  ),
);

/** The language with this name or one of its other names; `null` for plain text and for what nobody knows here. */
export function codeLanguageOf(name: string | null | undefined): CodeLanguage | null {
  return byName.get(name?.toLowerCase() ?? "") ?? null;
}
