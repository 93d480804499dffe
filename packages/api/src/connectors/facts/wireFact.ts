/** What the sources say about one field of an answer, and whether the connector uses it. */
export interface WireFact {
  /** Where the field is; `[]` stands for each entry of a list. */
  readonly path: string
  readonly type: 'text' | 'number' | 'boolean' | 'time' | 'list' | 'object'
  /** False for a field that the connector passes over. */
  readonly isUsed: boolean
  readonly mayBeNull: boolean
  /** An empty element of XML counts as absent. */
  readonly mayBeAbsent: boolean
  readonly codes?: Readonly<Record<string, string>>
  /** Names of documents or repositories. */
  readonly source: string
}

/** A field that is used, and that every answer has, unless `more` says otherwise. */
export const fact = (
  path: string,
  type: WireFact['type'],
  source: string,
  more: Partial<Omit<WireFact, 'path' | 'type' | 'source'>> = {},
): WireFact => ({ path, type, source, isUsed: true, mayBeNull: false, mayBeAbsent: false, ...more })
