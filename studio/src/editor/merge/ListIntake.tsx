import type { ListRecords } from '@irodori/table-file/readList'
import { readList } from '@irodori/table-file/readList'
import { Button } from '@irodori/ui/Button'
import { Callout } from '@irodori/ui/Callout'
import { TextArea } from '@irodori/ui/TextArea'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListProblem } from './listProblem.ts'
import { problemOfRows, problemText } from './listProblem.ts'
import styles from './MergeDialog.module.css'

interface ListIntakeProps {
  /** Where the list is kept. */
  readonly kept: string
  readonly onRead: (records: ListRecords) => void
}

/** Reads a list from a file or from pasted cells of a spreadsheet. */
export function ListIntake({ kept, onRead }: ListIntakeProps) {
  const { t } = useTranslation('merge')
  const chooser = useRef<HTMLInputElement>(null)
  const [pasted, setPasted] = useState('')
  const [problem, setProblem] = useState<ListProblem | null>(null)
  const read = (source: Uint8Array | string) => {
    const result = readList(source)
    const found = result.ok ? problemOfRows(result.value) : result.error
    setProblem(found)
    if (result.ok && !found) onRead(result.value)
  }
  return (
    <div className={styles.intake}>
      <p>{t('intake.lead')}</p>
      <div>
        <Button variant="primary" icon="upload" onClick={() => chooser.current?.click()}>
          {t('intake.choose')}
        </Button>
        <p className={styles.note}>{t('intake.formats')}</p>
      </div>
      <input
        ref={chooser}
        type="file"
        accept=".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values"
        hidden
        aria-label={t('intake.choose')}
        onChange={async ({ target }) => {
          const [file] = target.files ?? []
          // Reset, so that choosing the same file again fires the event.
          target.value = ''
          if (file) read(new Uint8Array(await file.arrayBuffer()))
        }}
      />
      <TextArea
        label={t('intake.paste')}
        help={t('intake.pasteHelp')}
        rows={4}
        value={pasted}
        onChange={({ target }) => setPasted(target.value)}
      />
      <Button disabled={pasted.trim() === ''} onClick={() => read(pasted)}>
        {t('intake.read')}
      </Button>
      {problem && (
        <Callout tone="danger" urgent>
          {problemText(t, problem)}
        </Callout>
      )}
      <p className={styles.note}>{kept}</p>
    </div>
  )
}
