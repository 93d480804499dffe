import type { Page } from './pages.ts'

type NameOf<Segment> = Segment extends `:${string}?` ? never : Segment extends `:${infer Name}` ? Name : never
type ParamNames<Path extends string> = Path extends `${infer Segment}/${infer Rest}`
  ? NameOf<Segment> | ParamNames<Rest>
  : NameOf<Path>
type OptionalNameOf<Segment> = Segment extends `:${infer Name}?` ? Name : never
type OptionalParamNames<Path extends string> = Path extends `${infer Segment}/${infer Rest}`
  ? OptionalNameOf<Segment> | OptionalParamNames<Rest>
  : OptionalNameOf<Path>

/** The parameters of a path, by their names. */
type PathParams<Path extends string> = { readonly [Name in ParamNames<Path>]: string } & {
  readonly [Name in OptionalParamNames<Path>]?: string
}

/** The path of a page with its parameters filled in and percent-encoded. */
export function pagePath<Path extends string>(page: Page<Path>, params: PathParams<Path>): string {
  const values: Readonly<Record<string, string | undefined>> = params
  return page.path.replace(/\/:(\w+)\??/g, (_, name: string) => {
    const value = values[name]
    return value === undefined ? '' : `/${encodeURIComponent(value)}`
  })
}
