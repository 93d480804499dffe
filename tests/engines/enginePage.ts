/** A step of a pointer or key, as WebDriver's "perform actions" and BiDi's `input.performActions` both take it. */
export type InputStep =
  | { readonly type: 'pointerMove'; readonly x: number; readonly y: number }
  | { readonly type: 'pointerDown' | 'pointerUp'; readonly button: number }
  | { readonly type: 'keyDown' | 'keyUp'; readonly value: string }
  | { readonly type: 'pause'; readonly duration: number }

export interface InputSource {
  readonly type: 'pointer' | 'key'
  readonly id: string
  readonly parameters?: { readonly pointerType: 'mouse' }
  readonly actions: readonly InputStep[]
}

/** A page in a browser that is driven by its own automation protocol. Coordinates are CSS pixels of the viewport. */
export interface EnginePage {
  open(url: string): Promise<void>
  /**
   * Calls a function in the page and waits for its promise.
   * @param source JavaScript text of a function
   * @param given passed on as JSON, as is the returned value
   */
  call<Returned>(source: string, ...given: readonly unknown[]): Promise<Returned>
  perform(source: InputSource): Promise<void>
  /** Chooses files for the first element that a selector matches, as its file dialog would. */
  chooseFiles(selector: string, paths: readonly string[]): Promise<void>
}

export interface EngineBrowser {
  readonly page: EnginePage
  close(): Promise<void>
}

/** What a browser needs to begin: a home of its own, and no other session's settings. */
export interface BrowserStart {
  readonly path: string
  readonly home: string
  readonly viewport: { readonly width: number; readonly height: number }
}

/** The text of a function that calls another one with JSON and answers with JSON, so that protocols carry plain strings. */
export const callByJson = (source: string): string => `async (given) => {
  try {
    const value = await (${source})(...JSON.parse(given))
    return JSON.stringify({ value: value ?? null })
  } catch (error) {
    return JSON.stringify({ error: String(error) + '\\n' + (error?.stack ?? '') })
  }
}`

export function returnedValue<Returned>(answer: string): Returned {
  const read: { readonly value?: Returned; readonly error?: string } = JSON.parse(answer)
  if (read.error !== undefined) throw new Error(`the page threw: ${read.error}`)
  return read.value as Returned
}
