import type { ImageItem } from '@irodori/contract/entities/designItem'
import type { DesignPage } from '@irodori/design/designPage'
import { countCutFaces } from '@irodori/design/facesInFrame'
import { layoutForFaces } from '@irodori/design/layoutForFaces'
import { templatesOfSeries } from '@irodori/design/templatesOfSeries'
import { switchFontFor } from '@irodori/typography/productFont'
import { Button } from '@irodori/ui/Button'
import { Callout } from '@irodori/ui/Callout'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useEditor, useEditorValue } from '../context/EditorContext.ts'
import { photoNotesAtom } from '../photos/photoNotes.ts'
import { pagesAtom, productAtom, templatesAtom, totalPageAtom } from '../state/designState.ts'
import { busyAtom } from '../state/viewState.ts'
import styles from './PhotoInspector.module.css'

interface CutFacesProps {
  readonly page: DesignPage
  /** A frame with a photo. */
  readonly item: ImageItem
}

/** EDT-56: tells how many faces of a photo do not fit into its frame, and proposes a frame that shows them. */
export function CutFaces({ page, item }: CutFacesProps) {
  const { t } = useTranslation('tools')
  const { store, commands } = useEditor()
  const notes = useEditorValue(photoNotesAtom)
  const pages = useEditorValue(pagesAtom)
  const templates = useEditorValue(templatesAtom)
  const totalPage = useEditorValue(totalPageAtom)
  const isMoving = useEditorValue(busyAtom)
  const cut = countCutFaces(item, notes.get(item.imageName ?? '')?.faces ?? [])
  const proposal = useMemo(() => {
    if (cut === 0 || isMoving) return null
    const fonts = store.get(productAtom)?.fonts ?? []
    return layoutForFaces(
      {
        page,
        item,
        facesOf: (imageName) => notes.get(imageName) ?? {},
        templates: templatesOfSeries(templates, pages),
        totalPage,
      },
      { newId: commands.newId, fontFor: (text, font) => switchFontFor(text, font, fonts) },
    )
  }, [cut, isMoving, page, item, notes, templates, pages, totalPage, store, commands])
  if (cut === 0) return null
  const accept = () => {
    if (!proposal) return
    commands.actions.select(null)
    commands.actions.perform(proposal.template ? 'template' : 'swap', proposal.change)
    commands.announcer.toast({ key: 'toast.facesShown' }, 'good')
  }
  return (
    <Callout tone="warning">
      <div className={styles.cutFaces}>
        <p>{t('tray.cutFaces', { count: cut })}</p>
        {proposal && (
          <Button onClick={accept}>{t(proposal.template ? 'photo.changeLayout' : 'photo.changeFrame')}</Button>
        )}
      </div>
    </Callout>
  )
}
