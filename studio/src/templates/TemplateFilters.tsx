import type { ListState } from '@irodori/client/listQueries'
import { TEMPLATE_ORDERS, type TemplateColour } from '@irodori/contract/entities/template'
import type { PageLabel } from '@irodori/ui/pageLabel'
import { SegmentedControl } from '@irodori/ui/SegmentedControl'
import { usePageLabel } from '@irodori/ui/usePageLabel'
import { useTranslation } from 'react-i18next'
import { ColourChips, isColourChoice } from '../catalogue/filter/ColourChips.tsx'
import { FilterPanel } from '../catalogue/filter/FilterPanel.tsx'
import { HashtagChips } from '../catalogue/filter/HashtagChips.tsx'
import { changeList, chooseHashtag } from '../catalogue/filter/listState.ts'
import styles from './TemplatesPage.module.css'

interface TemplateFiltersProps {
  readonly state: ListState
  readonly hashtags: readonly string[]
  readonly colours: readonly TemplateColour[]
  /** Labels of the sides to filter by; empty for a single side. */
  readonly sides: readonly PageLabel[]
  readonly onChange: (next: ListState) => void
}

export function TemplateFilters({ state, hashtags, colours, sides, onChange }: TemplateFiltersProps) {
  const { t } = useTranslation('catalogue')
  const labelOf = usePageLabel()
  return (
    <div className={styles.filters}>
      <FilterPanel
        state={state}
        label={t('search.template')}
        hasFilters={hashtags.length > 0 || isColourChoice(colours, state.colour)}
        onChange={onChange}
        beside={
          <div className={styles.choices}>
            {sides.length > 0 && (
              <SegmentedControl
                label={t('side.label')}
                value={String(Math.min(state.side, sides.length))}
                segments={sides.map((side, at) => ({ value: String(at + 1), label: labelOf(side) }))}
                onChange={(side) => onChange(changeList(state, { side: Number(side) }))}
              />
            )}
            <SegmentedControl
              label={t('sort.label')}
              value={state.orderBy}
              segments={TEMPLATE_ORDERS.map((order) => ({ value: order, label: t(`sort.${order}`) }))}
              onChange={(orderBy) => onChange(changeList(state, { orderBy }))}
            />
          </div>
        }
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
    </div>
  )
}
