import type { Product } from '@irodori/contract/entities/product'
import type { TEMPLATE_ORDERS, TemplateColour } from '@irodori/contract/entities/template'

/** State of a list of products or templates, as its address stores it. */
export interface ListState {
  readonly search: string
  readonly hashtag: string
  /** '' for all colours. */
  readonly colour: TemplateColour | ''
  /** From 1. */
  readonly page: number
  readonly orderBy: (typeof TEMPLATE_ORDERS)[number]
  /** 1 is the front. */
  readonly side: number
}

/** State of a list whose address has no query. */
export const INITIAL_LIST_STATE: ListState = {
  search: '',
  hashtag: '',
  colour: '',
  page: 1,
  orderBy: 'newest',
  side: 1,
}

/** A filter that is not set is left out of a query. */
const ofColour = (colour: ListState['colour']) => (colour === '' ? {} : { colour })

/** Products or templates on one page of a list. */
export const LIST_PAGE_SIZE = 30

/** The query of `pageProducts` for a list state. */
export const productListQuery = ({ search, hashtag, colour, page }: ListState) => ({
  page,
  pageSize: LIST_PAGE_SIZE,
  searchString: search,
  hashtags: hashtag,
  ...ofColour(colour),
})

/** The number of sides by which a product's templates are filtered; 0 for one side and for the pages of a booklet. */
export const filteredSides = ({ numberOfSides, seichoku }: Pick<Product, 'numberOfSides' | 'seichoku'>): number =>
  numberOfSides < 2 || seichoku !== null ? 0 : numberOfSides

/**
 * The query of `pageTemplates` and `pageTemplateSeries` for a list state.
 * @param sides of `filteredSides`
 */
export const templateListQuery = (sides: number, state: ListState) => ({
  page: state.page,
  pageSize: LIST_PAGE_SIZE,
  searchString: state.search,
  orderBy: state.orderBy,
  hashtag: state.hashtag,
  ...ofColour(state.colour),
  ...(sides > 0 ? { sideNumber: Math.min(state.side, sides) } : {}),
})
