import type { ListState } from '@irodori/client/listQueries'
import { INITIAL_LIST_STATE as INITIAL } from '@irodori/client/listQueries'
import { TEMPLATE_COLOURS, TEMPLATE_ORDERS } from '@irodori/contract/entities/template'

const whole = (text: string | null) => (text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1)

export const readListState = (address: URLSearchParams): ListState => ({
  search: address.get('q') ?? INITIAL.search,
  hashtag: address.get('tag') ?? INITIAL.hashtag,
  colour: TEMPLATE_COLOURS.find((colour) => colour === address.get('colour')) ?? INITIAL.colour,
  page: whole(address.get('page')),
  orderBy: TEMPLATE_ORDERS.find((order) => order === address.get('sort')) ?? INITIAL.orderBy,
  side: whole(address.get('side')),
})

/** The address of a state. Initial values are left out, and parameters that do not belong to the list are kept. */
export function writeListState(state: ListState, address: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(address)
  const put = (name: string, value: string | number, initial: string | number) =>
    value === initial ? next.delete(name) : next.set(name, String(value))
  put('q', state.search, INITIAL.search)
  put('tag', state.hashtag, INITIAL.hashtag)
  put('colour', state.colour, INITIAL.colour)
  put('page', state.page, INITIAL.page)
  put('sort', state.orderBy, INITIAL.orderBy)
  put('side', state.side, INITIAL.side)
  return next
}

/** Whether words, a tag or a colour limit the list. */
export const isFiltered = ({ search, hashtag, colour }: ListState): boolean => `${search}${hashtag}${colour}` !== ''

/** The list without words, tag and colour. */
export const clearFilters = (state: ListState): ListState => changeList(state, { search: '', hashtag: '', colour: '' })

/** Every change except of the page number returns to the first page. */
export const changeList = (state: ListState, change: Partial<ListState>): ListState => ({
  ...state,
  page: 1,
  ...change,
})

/** Choosing the selected tag again removes the filter. */
export const chooseHashtag = (state: ListState, hashtag: string): ListState =>
  changeList(state, { hashtag: state.hashtag === hashtag ? '' : hashtag })
