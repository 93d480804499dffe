import type { BookPlan } from '@irodori/design/planBook'
import { Button } from '@irodori/ui/Button'
import { Dialog, SAFE_CHOICE } from '@irodori/ui/Dialog'
import { Progress } from '@irodori/ui/Progress'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useEditor, useEditorValue } from '../context/EditorContext.ts'
import { examinedPhotosAtom } from '../photos/examinePhotos.ts'
import { trayAtom } from '../photos/trayState.ts'
import { pagesAtom } from '../state/designState.ts'
import { overlayAtom } from '../state/viewState.ts'
import { BookFacts } from './BookFacts.tsx'
import { planOfTray } from './bookPlan.ts'

/**
 * PGS-33: fills a booklet from the photos of the tray. The dialog waits until the photos have been examined, tells what will
 * be done before it is done, and afterwards what was done.
 */
export function BookDialog() {
  const { t } = useTranslation('tools')
  const { store, commands } = useEditor()
  const photos = useEditorValue(trayAtom)
  const waiting = useEditorValue(examinedPhotosAtom).size
  const [made, setMade] = useState<BookPlan | null>(null)
  const plan = usePlan(waiting === 0 && made === null)
  const close = () => store.set(overlayAtom, null)

  if (made)
    return (
      <Dialog
        open
        title={t('book.madeTitle')}
        onClose={close}
        actions={
          <>
            <Button
              icon="undo"
              onClick={() => {
                commands.actions.undo()
                close()
              }}
            >
              {t('book.takeBack')}
            </Button>
            <Button variant="primary" onClick={close} {...SAFE_CHOICE}>
              {t('book.close')}
            </Button>
          </>
        }
      >
        <BookFacts plan={made} isMade />
      </Dialog>
    )

  const make = () => {
    if (!plan) return
    commands.actions.select(null)
    commands.actions.perform('makeBook', plan.change)
    const [cover] = store.get(pagesAtom)
    if (cover) commands.actions.showPage(cover.key)
    setMade(plan)
  }
  const examined = photos.length - waiting
  return (
    <Dialog
      open
      title={t('book.title')}
      onClose={close}
      actions={
        <>
          <Button onClick={close} {...SAFE_CHOICE}>
            {t('book.cancel')}
          </Button>
          <Button variant="primary" disabled={!plan || plan.placed === 0} onClick={make}>
            {t('book.make')}
          </Button>
        </>
      }
    >
      {waiting > 0 && (
        <Progress label={t('book.examining', { done: examined, of: photos.length })} value={examined / photos.length} />
      )}
      {waiting === 0 && !plan && <Progress label={t('book.planning')} value={null} />}
      {plan && <BookFacts plan={plan} isMade={false} />}
    </Dialog>
  )
}

/** The plan for the pages and photos as they are now; null until it is made, after the dialog has been painted. */
function usePlan(isWanted: boolean): BookPlan | null {
  const { commands } = useEditor()
  const pages = useEditorValue(pagesAtom)
  const photos = useEditorValue(trayAtom)
  const [plan, setPlan] = useState<BookPlan | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the plan is made of these pages and photos
  useEffect(() => {
    setPlan(null)
    if (!isWanted) return
    const timer = setTimeout(() => setPlan(planOfTray(commands)))
    return () => clearTimeout(timer)
  }, [isWanted, commands, pages, photos])
  return plan
}
