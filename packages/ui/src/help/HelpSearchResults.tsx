import type { FaqCategory } from '@irodori/contract/entities/help'
import { PAGES } from '@irodori/contract/pages'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../icon/Icon.tsx'
import { Marked } from '../search/Marked.tsx'
import { deliveryOf, keyOf, namesOf, type Place } from '@irodori/rules/places'
import { excerptOf, type FoundFaq } from '../search/searchFaq.ts'
import { Disclosure } from './Disclosure.tsx'
import list from './FaqList.module.css'
import styles from './HelpSearchResults.module.css'
import { faqKey } from './openEntries.ts'

interface HelpSearchResultsProps {
  readonly faqs: readonly FoundFaq[]
  readonly places: readonly Place[]
  /** Folded. */
  readonly words: readonly string[]
}

/** Search results of the help: questions with their answers, and places with their delivery days. */
export function HelpSearchResults({ faqs, places, words }: HelpSearchResultsProps) {
  const { t } = useTranslation(['help', 'search'])
  return (
    <div className={styles.finds}>
      {faqs.length > 0 && (
        <ul className={list.list}>
          {faqs.map(({ category, faq }) => (
            <FoundQuestion
              key={faqKey(category.name, faq.identifier)}
              category={category}
              faq={faq}
              words={words}
              isOpenAtFirst={faqs.length === 1}
            />
          ))}
        </ul>
      )}
      {places.length > 0 && (
        <>
          <h3 className={styles.heading}>{t('help:find.places')}</h3>
          <ul className={styles.places}>
            {places.map((place) => (
              <li key={keyOf(place)}>
                {/* Opens in a new tab, so that the customer keeps the current page. */}
                <a
                  href={`${PAGES.shipment.path}?${new URLSearchParams({ place: keyOf(place) })}`}
                  target="_blank"
                  rel="noreferrer"
                  data-result=""
                >
                  <span>
                    {namesOf(place).map(({ name }) => (
                      <span key={name} className={styles.name}>
                        <Marked text={name} words={words} />
                      </span>
                    ))}
                  </span>
                  <span className={styles.days}>
                    {deliveryOf(place).days.least === deliveryOf(place).days.most
                      ? t('search:days.same', { count: deliveryOf(place).days.least })
                      : t('search:days.range', deliveryOf(place).days)}
                    <Icon name="external" size={16} />
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

interface FoundQuestionProps {
  readonly category: FaqCategory
  readonly faq: FoundFaq['faq']
  readonly words: readonly string[]
  readonly isOpenAtFirst: boolean
}

function FoundQuestion({ category, faq, words, isOpenAtFirst }: FoundQuestionProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  return (
    <li className={styles.found}>
      <Disclosure
        level={3}
        isResult
        isOpen={isOpen}
        onToggle={() => setOpen((was) => !was)}
        title={
          <>
            <span className={styles.category}>{category.title}</span>
            <span className={styles.question}>
              <Marked text={faq.question} words={words} />
            </span>
            {!isOpen && (
              <span className={styles.excerpt}>
                <Marked text={excerptOf(faq.answer, words)} words={words} />
              </span>
            )}
          </>
        }
      >
        <p className={list.answer}>
          <Marked text={faq.answer} words={words} />
        </p>
      </Disclosure>
    </li>
  )
}
