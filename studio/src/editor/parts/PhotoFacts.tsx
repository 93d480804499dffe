import type { ImageItem } from '@irodori/contract'
import type { DesignPage } from '@irodori/design'
import { Button, Callout, Progress } from '@irodori/ui'
import { useTranslation } from 'react-i18next'
import { PPI_CAUTION, PPI_STRONG, printedPpi } from '../state/findings.ts'
import { uploadsAtom } from '../state/uploadState.ts'
import { useEditor, useEditorValue } from './EditorContext.ts'
import styles from './PhotoInspector.module.css'

interface PhotoFactsProps {
  readonly page: DesignPage
  readonly item: ImageItem
  readonly imageName: string
}

/** How finely the photo will be printed, and how far its upload is. */
export function PhotoFacts({ page, item, imageName }: PhotoFactsProps) {
  return (
    <>
      <Resolution ppi={Math.round(printedPpi(item, page.sheet.dpi) ?? 0)} />
      <Upload imageName={imageName} />
    </>
  )
}

function Resolution({ ppi }: { readonly ppi: number }) {
  const { t } = useTranslation('editor')
  if (ppi < PPI_STRONG) return <Callout tone="danger">{t('photo.ppiStrong', { ppi })}</Callout>
  if (ppi < PPI_CAUTION) return <Callout tone="warning">{t('photo.ppiCaution', { ppi })}</Callout>
  return <p className={styles.note}>{t('photo.ppiGood', { ppi })}</p>
}

function Upload({ imageName }: { readonly imageName: string }) {
  const { t } = useTranslation('editor')
  const { uploads } = useEditor()
  const state = useEditorValue(uploadsAtom).get(imageName)
  if (!state || state.kind === 'DONE') return null
  if (state.kind === 'SENDING') return <Progress label={t('photo.upload.SENDING')} value={state.share} />
  if (state.kind !== 'REFUSED') return <p className={styles.note}>{t(`photo.upload.${state.kind}`)}</p>
  return (
    <Callout tone="danger" urgent>
      <p>{t('photo.upload.REFUSED')}</p>
      <Button onClick={() => uploads.retry(imageName)}>{t('photo.sendAgain')}</Button>
    </Callout>
  )
}
