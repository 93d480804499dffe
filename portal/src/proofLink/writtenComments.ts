/** What a browser keeps of the comments that it has written. */
export interface WrittenComments {
  /** The name of the last comment, '' before the first one. */
  readonly name: string
  /** By the id of the link. */
  readonly links: Readonly<Record<string, WrittenOnLink>>
}

interface WrittenOnLink {
  /** With it the browser can take its comments back. */
  readonly secret: string
  readonly expiresAt: string
  readonly ids: readonly string[]
}

export interface OpenLink {
  readonly id: string
  readonly expiresAt: string
}

const NOTHING: WrittenComments = { name: '', links: {} }
const SECRET_BYTES = 32

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const isWritten = (value: unknown): value is WrittenOnLink =>
  isRecord(value) &&
  typeof value.secret === 'string' &&
  typeof value.expiresAt === 'string' &&
  Array.isArray(value.ids) &&
  value.ids.every((id) => typeof id === 'string')

/** Reads what was stored, without the links that have ended; anything else counts as nothing. */
export function readWritten(stored: string | null, now: Date): WrittenComments {
  try {
    const value: unknown = JSON.parse(stored ?? '')
    if (!isRecord(value) || typeof value.name !== 'string' || !isRecord(value.links)) return NOTHING
    const open = Object.entries(value.links).filter(
      (entry): entry is [string, WrittenOnLink] =>
        isWritten(entry[1]) && Date.parse(entry[1].expiresAt) > now.getTime(),
    )
    return { name: value.name, links: Object.fromEntries(open) }
  } catch {
    return NOTHING
  }
}

/** With a secret for this link, the one that it has already or a new one. */
export function withLink(written: WrittenComments, { id, expiresAt }: OpenLink): WrittenComments {
  const known = written.links[id]
  return { ...written, links: { ...written.links, [id]: known ?? { secret: newSecret(), expiresAt, ids: [] } } }
}

export function withComment(
  written: WrittenComments,
  linkId: string,
  commentId: string,
  name: string,
): WrittenComments {
  const known = written.links[linkId]
  if (known === undefined) throw new Error(`there is no secret for proof link ${linkId}: call withLink first`)
  return { name, links: { ...written.links, [linkId]: { ...known, ids: [...known.ids, commentId] } } }
}

/** 256 random bits, base64url. */
function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(SECRET_BYTES))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
