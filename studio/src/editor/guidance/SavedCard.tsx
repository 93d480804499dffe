import { PAGES } from '@irodori/contract/pages'
import { AppLink } from '@irodori/ui/AppLink'
import { Button } from '@irodori/ui/Button'
import { buttonClass } from '@irodori/ui/buttonClass'
import { Icon } from '@irodori/ui/Icon'
import { IconButton } from '@irodori/ui/IconButton'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { shareProofCommand } from '../dialogCommands/proofLinkCommands.ts'
import { useEditor, useEditorValue } from '../context/EditorContext.ts'
import { usePageName } from '../context/usePageName.ts'
import { confirmAddress } from '../opening/confirmAddress.ts'
import { savedResultAtom } from '../saving/savedResult.ts'
import { savedStateAtom, unsavedPagesAtom } from '../state/savingState.ts'
import styles from './SavedCard.module.css'

/** After a save: what has happened, that nothing is produced yet, and the next step with its button. */
export function SavedCard() {
  const { t } = useTranslation('editor')
  const { t: common } = useTranslation('common')
  const { store, commands, route } = useEditor()
  const isShown = useEditorValue(savedResultAtom)
  const state = useEditorValue(savedStateAtom)
  const [unsaved] = useEditorValue(unsavedPagesAtom)
  const pageName = usePageName()
  const isSaved = state === 'SAVED' || state === 'PARTLY_SAVED'
  const close = () => store.set(savedResultAtom, false)
  // A change of the design makes the card untrue.
  useEffect(() => {
    if (isShown && state === 'UNSAVED') store.set(savedResultAtom, false)
  }, [isShown, state, store])
  const design = route()
  return (
    <section className={styles.place} role="status" aria-label={t('savedCard.label')}>
      {isShown && isSaved && (
        <div className={styles.card}>
          <Icon name="success" size={24} />
          <div className={styles.words}>
            <strong>{unsaved ? t('savedCard.partly') : t('savedCard.all')}</strong>
            <p>{unsaved ? t('savedCard.partlyNext', { page: pageName(unsaved) }) : t('savedCard.allNext')}</p>
          </div>
          <IconButton icon="close" iconSize={18} label={common('close')} onClick={close} />
          <div className={styles.ways}>
            {unsaved ? (
              <Button
                variant="primary"
                onClick={() => {
                  close()
                  commands.actions.showPage(unsaved.key)
                }}
              >
                {t('guidance.toPage', { page: pageName(unsaved) })}
              </Button>
            ) : (
              <AppLink
                href={design.kind === 'EDIT' ? confirmAddress(design) : PAGES.myPage.path}
                className={buttonClass('primary', false)}
              >
                {design.kind === 'EDIT' ? t('savedCard.confirm') : t('toMyPage')}
              </AppLink>
            )}
            <Button
              variant="quiet"
              onClick={() => {
                close()
                shareProofCommand.run(commands)
              }}
            >
              {t('command.shareProof')}
            </Button>
            <Button variant="quiet" onClick={close}>
              {t('savedCard.goOn')}
            </Button>
          </div>
        </div>
      )}
    </section>
  )
}
