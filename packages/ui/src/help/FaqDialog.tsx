import { useCall } from '@irodori/client/useCall'
import { listFaq, listRegions } from '@irodori/contract/endpoints/help'
import { searchWords } from '@irodori/rules/findWords'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../control/Button.tsx'
import { Dialog, SAFE_CHOICE } from '../dialog/Dialog.tsx'
import { EmptyState } from '../feedback/EmptyState.tsx'
import { Skeleton } from '../feedback/Skeleton.tsx'
import { SearchBox } from '../search/SearchBox.tsx'
import { searchFaq } from '../search/searchFaq.ts'
import { searchPlaces } from '../search/searchPlaces.ts'
import styles from './FaqDialog.module.css'
import { FaqList } from './FaqList.tsx'
import { HelpSearchResults } from './HelpSearchResults.tsx'

interface FaqDialogProps {
  /** The open code `categoryName-faqIdentifier` of the question to open. */
  readonly openCode?: string | undefined
  readonly onAsk: () => void
  readonly onClose: () => void
}

/** The maximum number of places; more are on the page of delivery places. */
const SHOWN_PLACES = 4

/** On touch screens the focus would open the keyboard over the questions. */
const hasKeyboard = (): boolean => matchMedia('(pointer: fine)').matches

/** Frequent questions with a search, and a button to the question form. */
export function FaqDialog({ openCode, onAsk, onClose }: FaqDialogProps) {
  const { t } = useTranslation('help')
  const [search, setSearch] = useState('')
  const words = searchWords(search)
  const isSearching = words.length > 0
  const { data, isError } = useCall(listFaq, {}, { staleTime: 300_000 })
  const regions = useCall(listRegions, {}, { staleTime: 300_000, enabled: isSearching })
  const faqs = searchFaq(data ?? [], words)
  const places = searchPlaces(regions.data ?? [], words).slice(0, SHOWN_PLACES)
  const number = faqs.length + places.length
  const isSearched = data !== undefined && !regions.isPending
  // Without the list of questions it is unknown whether one of them holds the words.
  const hasNothing = isSearching && number === 0 && isSearched
  const ask = (
    <Button icon="card" onClick={onAsk}>
      {t('faq.ask')}
    </Button>
  )
  return (
    <Dialog open size="wide" title={t('faq.title')} onClose={onClose} actions={hasNothing ? undefined : ask}>
      <div className={styles.faq} tabIndex={-1} {...(hasKeyboard() ? {} : SAFE_CHOICE)}>
        <SearchBox
          label={t('find.label')}
          placeholder={t('find.placeholder')}
          value={search}
          onChange={setSearch}
          status={isSearching && number > 0 ? t('find.count', { count: number }) : ''}
        >
          {isSearching && <HelpSearchResults key={words.join(' ')} faqs={faqs} places={places} words={words} />}
          {hasNothing && (
            <EmptyState drawing="search" title={t('find.nothing')} action={ask}>
              {t('find.nothingBody')}
            </EmptyState>
          )}
          {isError && <p className={styles.none}>{t('faq.failed')}</p>}
          <div hidden={isSearching}>
            {data && data.length > 0 && <FaqList categories={data} openCode={openCode} />}
            {data?.length === 0 && <p className={styles.none}>{t('faq.none')}</p>}
            {!data && !isError && (
              <div className={styles.loading} role="status" aria-label={t('faq.loading')}>
                {[0, 1, 2].map((line) => (
                  <Skeleton key={line} height="2.75rem" />
                ))}
              </div>
            )}
          </div>
        </SearchBox>
      </div>
    </Dialog>
  )
}
