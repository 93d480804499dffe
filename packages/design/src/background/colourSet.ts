import type { Background } from '@irodori/contract/entities/background'
import type { ColourSet } from '@irodori/contract/entities/template'
import type { DesignItem, TextItem } from '@irodori/contract/entities/designItem'
import { isImageItem, isOrnamentItem } from '@irodori/contract/entities/designItem'
import { channelsOf } from '@irodori/rules/contrast'
import type { Change, Edit } from '../document/change.ts'
import type { DesignPage, Sheet } from '../document/designPage.ts'

type Role = keyof ColourSet['colours']
const ROLES: readonly Role[] = ['paper', 'title', 'text', 'accent', 'soft']

/** The set that a page shows; undefined if its template names none. */
export const shownSet = (sets: readonly ColourSet[], { colourSet }: Sheet): ColourSet | undefined =>
  sets.find(({ id }) => id === colourSet) ?? sets[0]

/**
 * The roles of colours that are seen together, such as letters and their border. Each colour has the role whose colour is
 * the nearest, and no two have the same one, so that they can still be told apart in another set.
 * @param colours at most as many as there are roles
 */
export function rolesOf(colours: readonly string[], set: ColourSet): readonly Role[] {
  const roles: Role[] = []
  const pairs = colours.flatMap((colour, at) =>
    ROLES.map((role) => ({ at, role, distance: distanceOf(colour, set.colours[role]) })),
  )
  for (const { at, role } of pairs.toSorted((one, other) => one.distance - other.distance)) {
    if (roles[at] === undefined && !roles.includes(role)) roles[at] = role
  }
  return roles
}

/** Square of the distance of two colours in RGB. */
function distanceOf(one: string, other: string): number {
  const channels = channelsOf(other)
  return channelsOf(one).reduce((sum, value, at) => sum + (value - (channels[at] ?? 0)) ** 2, 0)
}

type Paint = (colours: readonly string[]) => string[]

/**
 * ADD-12: a page in another set of its template: texts, ornaments and the background that the customer has chosen. Artwork
 * is pictures and stays as it is. The page itself if it shows that set, or if its template does not name it.
 */
export function withColourSet(page: DesignPage, sets: readonly ColourSet[], id: string): DesignPage {
  const [from, to] = [shownSet(sets, page.sheet), sets.find((set) => set.id === id)]
  if (!from || !to || from === to) return page
  const paint: Paint = (colours) => rolesOf(colours, from).map((role) => to.colours[role])
  const { background, backgroundUrl, backgroundColor } = page.sheet
  return {
    ...page,
    sheet: {
      ...page.sheet,
      backgroundColor: backgroundUrl === null ? to.colours.paper : backgroundColor,
      background: background && paintedBackground(background, paint),
      colourSet: to === sets[0] ? undefined : to.id,
    },
    items: page.items.map((item) => painted(item, paint)),
  }
}

function paintedBackground({ ground, pattern }: Background, paint: Paint): Background {
  const [below = ground, ...colours] = paint([ground, ...(pattern?.colours ?? [])])
  return pattern ? { ground: below, pattern: { ...pattern, colours } } : { ground: below }
}

function painted(item: DesignItem, paint: Paint): DesignItem {
  if (isImageItem(item)) return item
  return isOrnamentItem(item) ? { ...item, colours: paint(item.colours) } : paintedText(item, paint)
}

function paintedText(item: TextItem, paint: Paint): TextItem {
  const { color, borderTextColor, background } = item
  const [letters = color, ...others] = paint([color, borderTextColor, background].filter((colour) => colour !== null))
  return {
    ...item,
    color: letters,
    borderTextColor: borderTextColor === null ? null : (others.shift() ?? null),
    background: background === null ? null : (others.shift() ?? null),
  }
}

/**
 * The change that shows pages in a set; pages whose templates do not name it stay as they are.
 * @param setsOf the sets of a page's template
 */
export function changeColourSet(
  pages: readonly DesignPage[],
  setsOf: (page: DesignPage) => readonly ColourSet[],
  id: string,
): Change {
  return Object.fromEntries(
    pages.flatMap((page) => {
      const after = withColourSet(page, setsOf(page), id)
      if (after === page) return []
      const { templateId } = page
      const items = after.items.flatMap((item, at): [string, Edit<DesignItem | null>][] => {
        const before = page.items[at]
        return before && JSON.stringify(before) !== JSON.stringify(item) ? [[item.id, { before, after: item }]] : []
      })
      const sheet = { before: { ...page.sheet, templateId }, after: { ...after.sheet, templateId } }
      return [[page.key, { items: Object.fromEntries(items), sheet }]]
    }),
  )
}
