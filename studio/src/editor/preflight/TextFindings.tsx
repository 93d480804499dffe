import type { TextItem } from '@irodori/contract'
import type { Finding } from '@irodori/design'
import { Button, Callout } from '@irodori/ui'
import { useEditorValue } from '../context/EditorContext.ts'
import { pageFindingsAtom } from '../state/findings.ts'
import { useFindingExplanation } from './useFindingExplanation.ts'
import { useFindingMessage } from './useFindingMessage.ts'
import { useRepair } from './useRepair.ts'

/** The field of the words tells these itself. */
const TOLD_BY_FIELD: ReadonlySet<Finding['kind']> = new Set(['GLYPH_MISSING', 'TEXT_OVERFLOWS'])

/** What would print badly of these words, while they are written, with the tap that mends it. */
export function TextFindings({ item }: { readonly item: TextItem }) {
  const findings = useEditorValue(pageFindingsAtom).filter(
    ({ itemId, kind }) => itemId === item.id && kind !== 'TEXT_BLANK',
  )
  return findings.map((finding) => <TextFinding key={finding.kind} finding={finding} />)
}

function TextFinding({ finding }: { readonly finding: Finding }) {
  const [sentence, words] = [useFindingMessage(), useFindingExplanation()]
  const repair = useRepair(finding)
  return (
    <>
      {!TOLD_BY_FIELD.has(finding.kind) && (
        <Callout tone={finding.severity === 'NOTE' ? 'info' : 'warning'}>
          <p>{sentence(finding)}</p>
          <p>{words.why(finding)}</p>
        </Callout>
      )}
      {repair.kind === 'READY' && (
        <Button icon="magic" onClick={() => void repair.run()}>
          {words.repair(repair.repair)}
        </Button>
      )}
      {repair.kind === 'NONE' && <p>{words.advice(finding)}</p>}
    </>
  )
}
