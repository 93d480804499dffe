import type { ListState } from '@irodori/client/listQueries'
import type { Category } from '@irodori/contract/entities/product'
import type { TemplateColour } from '@irodori/contract/entities/template'
import { useTranslation } from 'react-i18next'
import { useProducts } from '../useProducts.ts'
import { CategoryChips } from './CategoryChips.tsx'
import { ColourChips, isColourChoice } from './ColourChips.tsx'
import { FilterPanel } from './FilterPanel.tsx'
import { HashtagChips } from './HashtagChips.tsx'
import { changeList, chooseHashtag, isFiltered } from './listState.ts'
import styles from './ShelfFilters.module.css'
import { useTopWithoutFront } from './useTopWithoutFront.ts'

interface ShelfFiltersProps {
  readonly state: ListState
  /** Undefined on the page of all products. */
  readonly categoryId: string | undefined
  readonly categories: readonly Category[]
  readonly hashtags: readonly string[]
  readonly colours: readonly TemplateColour[]
  /** Whether the front page is above them. */
  readonly isBelowFront: boolean
  readonly onChange: (next: ListState) => void
}

/** A shop with fewer products needs no search. */
const FEW = 4

/** The filters of the products: categories, and in a list of all categories words, tags and colours. */
export function ShelfFilters({
  state,
  categoryId,
  categories,
  hashtags,
  colours,
  isBelowFront,
  onChange,
}: ShelfFiltersProps) {
  const { t } = useTranslation('catalogue')
  useTopWithoutFront(isBelowFront)
  const { data: list } = useProducts(state, categoryId)
  const isSmall = list !== undefined && list.total <= FEW && !isFiltered(state)
  if (categories.length < 2 && (isSmall || categoryId !== undefined)) return null
  return (
    <div className={styles.filters}>
      {categories.length > 1 && <CategoryChips categories={categories} current={categoryId} />}
      {categoryId === undefined && !isSmall && (
        <FilterPanel
          state={state}
          label={t('search.product')}
          hasFilters={hashtags.length > 0 || isColourChoice(colours, state.colour)}
          onChange={onChange}
        >
          <HashtagChips
            hashtags={hashtags}
            chosen={state.hashtag}
            onChoose={(hashtag) => onChange(chooseHashtag(state, hashtag))}
          />
          <ColourChips
            colours={colours}
            chosen={state.colour}
            onChoose={(colour) => onChange(changeList(state, { colour }))}
          />
        </FilterPanel>
      )}
    </div>
  )
}
