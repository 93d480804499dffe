import { useClient } from '@irodori/client/ClientProvider'
import { useResultMutation } from '@irodori/client/useCallMutation'
import type { Template } from '@irodori/contract/entities/template'
import type { DesignPage } from '@irodori/design/designPage'
import { Callout } from '@irodori/ui/Callout'
import { Dialog } from '@irodori/ui/Dialog'
import { SegmentedControl } from '@irodori/ui/SegmentedControl'
import { Skeleton } from '@irodori/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ListFailed, NothingFound } from '../../catalogue/filter/ListMessages.tsx'
import { changeList, clearFilters } from '../../catalogue/filter/listState.ts'
import { coloursOf, filterTemplates, hashtagsOf } from '../../templates/list/filterTemplates.ts'
import { TemplateFilters } from '../../templates/TemplateFilters.tsx'
import type { TemplateChoice } from '../../templates/templateChoice.ts'
import { useEditorValue } from '../context/EditorContext.ts'
import { usePageName } from '../context/usePageName.ts'
import { pagesAtom, productAtom } from '../state/designState.ts'
import { ChoiceButton } from './ChoiceButton.tsx'
import { candidates, type Scope } from './candidates.ts'
import { LayoutChips } from './LayoutChips.tsx'
import { ANY_LAYOUT, filterLayouts } from './layoutFilter.ts'
import { readChosen, readWholeList } from './readTemplates.ts'
import type { SelectorState } from './selectorState.ts'
import styles from './TemplateSelector.module.css'

interface TemplateSelectorProps {
  readonly page: DesignPage
  readonly state: SelectorState
  readonly onChange: (next: SelectorState) => void
  readonly onChoose: (choice: TemplateChoice, templates: readonly Template[]) => void
  readonly onClose: () => void
}

/** List of the templates that the page or the whole design can be changed to. */
export function TemplateSelector({ page, state, onChange, onChoose, onClose }: TemplateSelectorProps) {
  const { t } = useTranslation('tools')
  const client = useClient()
  const product = useEditorValue(productAtom)
  const pages = useEditorValue(pagesAtom)
  const pageName = usePageName()
  const { data, isError, refetch } = useQuery({
    queryKey: ['wholeTemplateList', product?.id],
    enabled: product !== null,
    staleTime: 300_000,
    queryFn: () => (product ? readWholeList(client, product) : Promise.reject(new Error('no product'))),
  })
  const all = data && candidates(data, pages, page, state.scope, product?.seichoku?.totalPage ?? null)
  const found = all && filterLayouts(filterTemplates(all, state.list), state.layout)

  const choosing = useResultMutation((choice: TemplateChoice) => readChosen(client, choice, state.scope), {
    onSuccess: (templates, choice) => onChoose(choice, templates),
  })

  const whole = product?.seichoku ? t('template.wholeBook') : t('template.allSides')
  return (
    <Dialog open size="wide" title={t('template.title')} onClose={onClose}>
      {pages.length > 1 && (
        <div className={styles.scope}>
          <SegmentedControl<Scope>
            label={t('template.scope')}
            value={state.scope}
            segments={[
              { value: 'PAGE', label: t('template.thisPage', { page: pageName(page) }) },
              { value: 'WHOLE', label: whole },
            ]}
            onChange={(scope) =>
              onChange({ scope, list: changeList(state.list, { hashtag: '', colour: '' }), layout: ANY_LAYOUT })
            }
          />
        </div>
      )}
      {all && all.length > 0 && (
        <TemplateFilters
          state={state.list}
          hashtags={hashtagsOf(all)}
          colours={coloursOf(all)}
          sides={[]}
          onChange={(list) => onChange({ ...state, list })}
        />
      )}
      {all && state.scope === 'PAGE' && (
        <LayoutChips choices={all} chosen={state.layout} onChoose={(layout) => onChange({ ...state, layout })} />
      )}
      {choosing.error && (
        <Callout tone="danger" urgent>
          {t('template.failed')}
        </Callout>
      )}
      {isError && <ListFailed onAct={() => void refetch()} />}
      {all?.length === 0 && <p className={styles.none}>{t('template.none')}</p>}
      {all && all.length > 0 && found?.length === 0 && (
        <NothingFound onAct={() => onChange({ ...state, list: clearFilters(state.list), layout: ANY_LAYOUT })} />
      )}
      {!isError && (
        <ul className={styles.grid} aria-busy={!found}>
          {found?.map((choice) => (
            <li key={choice.id}>
              <ChoiceButton
                choice={choice}
                isBusy={choosing.isPending && choosing.input?.id === choice.id}
                disabled={choosing.isPending}
                onChoose={() => void choosing.run(choice)}
              />
            </li>
          )) ??
            ['first', 'second', 'third'].map((place) => (
              <li key={place}>
                <Skeleton ratio={1} />
                <Skeleton width="70%" />
              </li>
            ))}
        </ul>
      )}
    </Dialog>
  )
}
