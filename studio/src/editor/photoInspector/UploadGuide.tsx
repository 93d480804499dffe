import type { ImageItem } from '@irodori/contract/entities/designItem'
import { PPI_CAUTION } from '@irodori/design/printedPpi'
import { useTranslation } from 'react-i18next'
import { useEditorValue } from '../context/EditorContext.ts'
import { uploadMegabytes } from '../photos/uploadLimit.ts'
import { productAtom, templatesAtom } from '../state/designState.ts'
import styles from './UploadGuide.module.css'

interface UploadGuideProps {
  readonly item: ImageItem
  readonly templateId: string
  readonly dpi: number
}

/** Accepted files, recommended pixel size for this frame, and how to add several photos. */
export function UploadGuide({ item, templateId, dpi }: UploadGuideProps) {
  const { t } = useTranslation('tools')
  const isLine = useEditorValue(productAtom)?.isLineProduct === true
  const megabytes = uploadMegabytes(useEditorValue(templatesAtom), templateId)
  const fine = (length: number): number => Math.ceil((length / dpi) * PPI_CAUTION)
  return (
    <ul className={styles.guide}>
      <li>{t('photo.help', { megabytes })}</li>
      <li>{t('photo.helpSize', { width: fine(item.width), height: fine(item.height) })}</li>
      <li>{t('photo.helpMany')}</li>
      <li>{t(isLine ? 'photo.helpGifMoves' : 'photo.helpGifStill')}</li>
    </ul>
  )
}
