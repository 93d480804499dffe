/** What a call answered, under the name that it is kept by. */
export interface FirstAnswer {
  readonly key: readonly unknown[]
  readonly data: unknown
}

/** What keeps the answers of calls by their names. */
interface AnswerCache {
  setQueryData(key: readonly unknown[], data: unknown): unknown
}

/** Takes over what the server answered together with the page; the page's screens then ask for nothing at first. */
export function takeFirstAnswers(page: Pick<Document, 'getElementById'>, cache: AnswerCache): void {
  const text = page.getElementById('first-answers')?.textContent
  if (!text) return
  for (const { key, data } of JSON.parse(text) as readonly FirstAnswer[]) cache.setQueryData(key, data)
}
