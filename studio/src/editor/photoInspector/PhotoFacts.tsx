import type { ImageItem } from '@irodori/contract/entities/designItem'
import type { DesignPage } from '@irodori/design/designPage'
import { PPI_CAUTION, PPI_STRONG, printedPpi } from '@irodori/design/printedPpi'
import { Button } from '@irodori/ui/Button'
import { Callout } from '@irodori/ui/Callout'
import { Progress } from '@irodori/ui/Progress'
import { useTranslation } from 'react-i18next'
import { useEditor, useEditorValue } from '../context/EditorContext.ts'
import parts from '../fields/InspectorParts.module.css'
import { useFindingExplanation } from '../preflight/useFindingExplanation.ts'
import { useRepair } from '../preflight/useRepair.ts'
import { pageFindingsAtom } from '../state/findings.ts'
import { uploadsAtom } from '../state/uploadState.ts'

interface PhotoFactsProps {
  readonly page: DesignPage
  readonly item: ImageItem
  readonly imageName: string
}

/** Damage and print resolution of a photo, and the refusal of its upload. */
export function PhotoFacts({ page, item, imageName }: PhotoFactsProps) {
  const { t } = useTranslation(['tools', 'editor'])
  const explanation = useFindingExplanation()
  const damage = useEditorValue(pageFindingsAtom).find(
    ({ itemId, kind }) => itemId === item.id && kind === 'PHOTO_DAMAGED',
  )
  const ppi = printedPpi(item, page.sheet.dpi) ?? 0
  return (
    <>
      {damage && (
        <Callout tone="warning">
          <p>{t('editor:finding.PHOTO_DAMAGED')}</p>
          <p>{explanation.advice(damage)}</p>
        </Callout>
      )}
      {/* A fine resolution is said to print well, which a damaged photo does not. */}
      {(!damage || ppi < PPI_CAUTION) && <Resolution ppi={ppi} />}
      <FinerPhoto item={item} />
      <RefusedUpload imageName={imageName} />
    </>
  )
}

/** Plain words, which open to the exact figure. */
const explained = (words: string, term: string) => (
  <details>
    <summary>{words}</summary>
    {term}
  </details>
)

/** The warning level depends on the exact figure; the explanation shows it rounded. */
function Resolution({ ppi: exact }: { readonly ppi: number }) {
  const { t } = useTranslation('tools')
  const term = t('photo.ppiTerm', { ppi: Math.round(exact), fine: PPI_CAUTION })
  if (exact < PPI_STRONG) return <Callout tone="danger">{explained(t('photo.ppiStrong'), term)}</Callout>
  if (exact < PPI_CAUTION) return <Callout tone="warning">{explained(t('photo.ppiCaution'), term)}</Callout>
  return <div className={parts.note}>{explained(t('photo.ppiGood'), term)}</div>
}

/** Repair button for the best print resolution that the photo can have in this frame. */
function FinerPhoto({ item }: { readonly item: ImageItem }) {
  const explanation = useFindingExplanation()
  const found = useEditorValue(pageFindingsAtom).find(
    ({ itemId, kind }) => itemId === item.id && kind === 'PHOTO_COARSE',
  )
  const repair = useRepair(found ?? null)
  if (repair.kind !== 'READY') return null
  return (
    <Button icon="magic" onClick={() => void repair.run()}>
      {explanation.repair(repair.repair)}
    </Button>
  )
}

/** What is said of an upload beside its photo, where it moves no control when it ends. */
export function UploadProgress({ imageName }: { readonly imageName: string }) {
  const { t } = useTranslation('tools')
  const state = useEditorValue(uploadsAtom).get(imageName)
  if (!state || state.kind === 'DONE' || state.kind === 'REFUSED') return null
  if (state.kind === 'SENDING') return <Progress label={t('photo.upload.SENDING')} value={state.share} />
  return <p className={parts.note}>{t(`photo.upload.${state.kind}`)}</p>
}

function RefusedUpload({ imageName }: { readonly imageName: string }) {
  const { t } = useTranslation('tools')
  const { uploads } = useEditor()
  if (useEditorValue(uploadsAtom).get(imageName)?.kind !== 'REFUSED') return null
  return (
    <Callout tone="danger" urgent>
      <p>{t('photo.upload.REFUSED')}</p>
      <Button onClick={() => uploads.retry(imageName)}>{t('photo.sendAgain')}</Button>
    </Callout>
  )
}
