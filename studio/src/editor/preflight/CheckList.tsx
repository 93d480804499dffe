import type { Finding, Severity } from '@irodori/design/finding'
import { Button } from '@irodori/ui/Button'
import { Dialog, SAFE_CHOICE } from '@irodori/ui/Dialog'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { proofCommand } from '../dialogCommands/printCommands.ts'
import { useEditor, useEditorValue } from '../context/EditorContext.ts'
import { findingId, listedFindingsAtom } from '../state/findings.ts'
import { overlayAtom } from '../state/viewState.ts'
import { FindingList } from './FindingList.tsx'

const ORDER: readonly Severity[] = ['BLOCKING', 'WARNING', 'UNFINISHED', 'SAMPLE', 'NOTE']
const bySeverity = (findings: readonly Finding[]): readonly Finding[] =>
  findings.toSorted((a, b) => ORDER.indexOf(a.severity) - ORDER.indexOf(b.severity))

/** The findings of the moment when the list was opened, which stay in place when resolved; new findings are appended. */
function useEveryFinding(): readonly Finding[] {
  const live = useEditorValue(listedFindingsAtom)
  const [seen, setSeen] = useState(() => bySeverity(live))
  const known = new Set(seen.map(findingId))
  const fresh = live.filter((finding) => !known.has(findingId(finding)))
  if (fresh.length === 0) return seen
  const all = [...seen, ...fresh]
  setSeen(all)
  return all
}

/** The checklist of the findings on all pages. */
export function CheckList() {
  const { t } = useTranslation('print')
  const { store, commands } = useEditor()
  const findings = useEveryFinding()
  const left = useEditorValue(listedFindingsAtom).length
  const close = () => store.set(overlayAtom, null)
  return (
    <Dialog
      open
      onClose={close}
      title={t('check.title')}
      actions={
        <>
          <Button onClick={close} {...SAFE_CHOICE}>
            {t('check.close')}
          </Button>
          <Button variant="primary" onClick={() => proofCommand.run(commands)}>
            {t('check.toProof')}
          </Button>
        </>
      }
    >
      <p>{left === 0 ? t('check.clean') : t('check.lead', { count: left })}</p>
      {findings.length > 0 && <FindingList findings={findings} onOpen={close} />}
    </Dialog>
  )
}
