/** A recent or favourite design, with the data of its card. */
export interface RememberedDesign {
  readonly id: string
  readonly isSeries: boolean
  readonly productId: string
  readonly name: string
  readonly thumbnailUrl: string
  /** Width divided by height of its picture. */
  readonly ratio: number
}

/** Both lists are sorted by time, the latest first. */
export interface RememberedDesigns {
  readonly favourites: readonly RememberedDesign[]
  readonly recent: readonly RememberedDesign[]
}

const EMPTY: RememberedDesigns = { favourites: [], recent: [] }
const MAX_FAVOURITES = 60
const MAX_RECENT = 12

export const isSameDesign = (
  one: Pick<RememberedDesign, 'id' | 'isSeries'>,
  other: Pick<RememberedDesign, 'id' | 'isSeries'>,
): boolean => one.id === other.id && one.isSeries === other.isSeries

const without = (designs: readonly RememberedDesign[], design: RememberedDesign): readonly RememberedDesign[] =>
  designs.filter((each) => !isSameDesign(each, design))

/** Adds a design to the favourites, or removes it if it is one. */
export const toggleFavourite = (memory: RememberedDesigns, design: RememberedDesign): RememberedDesigns => {
  const others = without(memory.favourites, design)
  const isLiked = others.length < memory.favourites.length
  return { ...memory, favourites: isLiked ? others : [design, ...others].slice(0, MAX_FAVOURITES) }
}

export const addRecentDesign = (memory: RememberedDesigns, design: RememberedDesign): RememberedDesigns => ({
  ...memory,
  recent: [design, ...without(memory.recent, design)].slice(0, MAX_RECENT),
})

const isDesign = (value: unknown): value is RememberedDesign => {
  const { id, isSeries, productId, name, thumbnailUrl, ratio } = (value ?? {}) as Record<string, unknown>
  const texts = [id, productId, name, thumbnailUrl]
  return texts.every((text) => typeof text === 'string') && typeof isSeries === 'boolean' && Number(ratio) > 0
}

/** Parses the stored lists and leaves out malformed designs. */
export function readMemory(text: string | null): RememberedDesigns {
  try {
    const { favourites, recent } = JSON.parse(text ?? '{}') as Record<string, unknown>
    const designs = (list: unknown) => (Array.isArray(list) ? list.filter(isDesign) : [])
    return { favourites: designs(favourites), recent: designs(recent) }
  } catch {
    return EMPTY
  }
}
