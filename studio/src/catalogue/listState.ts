import { TEMPLATE_ORDERS } from '@irodori/contract/template'

type TemplateOrder = (typeof TEMPLATE_ORDERS)[number]

/** What a list shows, as its address keeps it, so that it is the same on the way back. */
export interface ListState {
  readonly search: string
  readonly hashtag: string
  /** From 1. */
  readonly page: number
  readonly orderBy: TemplateOrder
  /** 1 is the front. */
  readonly side: number
}

const START: ListState = { search: '', hashtag: '', page: 1, orderBy: 'newest', side: 1 }

const whole = (text: string | null) => (text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1)

export const readListState = (address: URLSearchParams): ListState => ({
  search: address.get('q') ?? START.search,
  hashtag: address.get('tag') ?? START.hashtag,
  page: whole(address.get('page')),
  orderBy: TEMPLATE_ORDERS.find((order) => order === address.get('sort')) ?? START.orderBy,
  side: whole(address.get('side')),
})

/** The address of a state; what is as at the start is left out, and what does not belong to the list is kept. */
export function writeListState(state: ListState, address: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(address)
  const put = (name: string, value: string | number, start: string | number) =>
    value === start ? next.delete(name) : next.set(name, String(value))
  put('q', state.search, START.search)
  put('tag', state.hashtag, START.hashtag)
  put('page', state.page, START.page)
  put('sort', state.orderBy, START.orderBy)
  put('side', state.side, START.side)
  return next
}

/** Any change but of the page itself begins again at the first page. */
export const changeList = (state: ListState, change: Partial<ListState>): ListState => ({
  ...state,
  page: 1,
  ...change,
})

/** Choosing the chosen tag again lets it go. */
export const chooseHashtag = (state: ListState, hashtag: string): ListState =>
  changeList(state, { hashtag: state.hashtag === hashtag ? '' : hashtag })
