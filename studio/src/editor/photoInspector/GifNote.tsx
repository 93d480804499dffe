import { urlOf } from '@irodori/client/urlOf'
import { readImage } from '@irodori/contract/endpoints/picture'
import type { ImageItem } from '@irodori/contract/entities/designItem'
import { useTranslation } from 'react-i18next'
import { useEditor, useEditorValue } from '../context/EditorContext.ts'
import parts from '../fields/InspectorParts.module.css'
import { animatedCropsAtom, cropKey } from '../photos/animatedCropState.ts'
import { isAnimated } from '../photos/isAnimated.ts'
import { productAtom } from '../state/designState.ts'
import { orderAtom } from '../state/savingState.ts'
import styles from './PhotoInspector.module.css'

/** Says whether a GIF stays animated (messaging-app products) or prints its first frame. */
export function GifNote({ item, imageName }: { readonly item: ImageItem; readonly imageName: string }) {
  const { t } = useTranslation('tools')
  const { imageFolder } = useEditor().design
  const order = useEditorValue(orderAtom)
  const cut = useEditorValue(animatedCropsAtom).get(cropKey(item))
  if (!isAnimated(useEditorValue(productAtom), imageName)) return <p className={parts.note}>{t('photo.gifStill')}</p>
  return (
    <div className={styles.gif}>
      {cut && imageFolder && order && (
        <img
          className={styles.moving}
          src={urlOf(readImage, {
            params: { imageFolder, cropImageName: cut },
            query: { orderNumber: order.orderNumber },
          })}
          alt={t('photo.gifAlt')}
        />
      )}
      <p className={parts.note}>{t('photo.gifMoves')}</p>
    </div>
  )
}
