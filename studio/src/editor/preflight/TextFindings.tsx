import type { TextItem } from '@irodori/contract/entities/designItem'
import type { Finding } from '@irodori/design/finding'
import { Button } from '@irodori/ui/Button'
import { Callout } from '@irodori/ui/Callout'
import { useEditorValue } from '../context/EditorContext.ts'
import { pageFindingsAtom } from '../state/findings.ts'
import { useFindingExplanation } from './useFindingExplanation.ts'
import { useFindingMessage } from './useFindingMessage.ts'
import { useRepair } from './useRepair.ts'

/** Findings that the text field shows itself. */
const SHOWN_BY_FIELD: ReadonlySet<Finding['kind']> = new Set(['GLYPH_MISSING', 'TEXT_OVERFLOWS'])

/** Findings of a text during typing, with repair buttons. */
export function TextFindings({ item }: { readonly item: TextItem }) {
  const findings = useEditorValue(pageFindingsAtom).filter(
    ({ itemId, kind }) => itemId === item.id && kind !== 'TEXT_BLANK',
  )
  return findings.map((finding) => <TextFinding key={finding.kind} finding={finding} />)
}

function TextFinding({ finding }: { readonly finding: Finding }) {
  const [message, explanation] = [useFindingMessage(), useFindingExplanation()]
  const repair = useRepair(finding)
  return (
    <>
      {!SHOWN_BY_FIELD.has(finding.kind) && (
        <Callout tone={finding.severity === 'NOTE' ? 'info' : 'warning'}>
          <p>{message(finding)}</p>
          <p>{explanation.why(finding)}</p>
        </Callout>
      )}
      {repair.kind === 'READY' && (
        <Button icon="magic" onClick={() => void repair.run()}>
          {explanation.repair(repair.repair)}
        </Button>
      )}
      {repair.kind === 'NONE' && <p>{explanation.advice(finding)}</p>}
    </>
  )
}
