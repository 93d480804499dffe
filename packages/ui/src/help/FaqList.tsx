import type { FaqCategory } from '@irodori/contract/entities/help'
import { useState } from 'react'
import { Disclosure } from './Disclosure.tsx'
import styles from './FaqList.module.css'
import { placeOfCode } from './openCode.ts'
import { faqKey, openEntriesAt, toggleCategory, toggleFaq } from './openEntries.ts'

interface FaqListProps {
  readonly categories: readonly FaqCategory[]
  readonly openCode?: string | undefined
}

/** Categories, their questions, their answers. */
export function FaqList({ categories, openCode }: FaqListProps) {
  const start = openCode === undefined ? null : placeOfCode(categories, openCode)
  const [openEntries, setOpenEntries] = useState(() => openEntriesAt(start))
  return (
    <ul className={styles.list}>
      {categories
        .toSorted((one, other) => one.position - other.position)
        .map((category) => {
          const { id, name, title, faqs } = category
          const isStart = start?.category === name
          return (
            <li key={id} className={styles.category}>
              <Disclosure
                level={3}
                title={title}
                isOpen={openEntries.categories.has(name)}
                isGoal={isStart && start.identifier === null}
                onToggle={() => setOpenEntries((last) => toggleCategory(last, category))}
              >
                <ul className={styles.questions}>
                  {faqs.map(({ identifier, question, answer }) => {
                    const key = faqKey(name, identifier)
                    return (
                      <li key={identifier} className={styles.question}>
                        <Disclosure
                          level={4}
                          title={question}
                          isOpen={openEntries.faqs.has(key)}
                          isGoal={isStart && start.identifier === identifier}
                          onToggle={() => setOpenEntries((last) => toggleFaq(last, key))}
                        >
                          <p className={styles.answer}>{answer}</p>
                        </Disclosure>
                      </li>
                    )
                  })}
                </ul>
              </Disclosure>
            </li>
          )
        })}
    </ul>
  )
}
