import { Button } from '@irodori/ui/Button'
import { Dialog, SAFE_CHOICE } from '@irodori/ui/Dialog'
import { IconButton } from '@irodori/ui/IconButton'
import { SegmentedControl } from '@irodori/ui/SegmentedControl'
import { Spinner } from '@irodori/ui/Spinner'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useEditor, useEditorValue } from '../context/EditorContext.ts'
import { usePageName } from '../context/usePageName.ts'
import { pageAtom, pageIndexAtom, pagesAtom, productAtom } from '../state/designState.ts'
import { clockOf } from '../state/findings.ts'
import { overlayAtom } from '../state/viewState.ts'
import { ProofSheet } from './ProofSheet.tsx'
import styles from './ProofView.module.css'
import type { Magnification } from './proofGeometry.ts'
import { MAGNIFICATIONS } from './proofGeometry.ts'
import { useProofPicture } from './useProofPicture.ts'

/** Number of hash characters shown. */
const SHORT_HASH = 8

/** The current page as it will be printed and cut, in exact pixels, with page navigation. */
export function ProofView() {
  const { t } = useTranslation('print')
  const { store } = useEditor()
  const page = useEditorValue(pageAtom)
  const product = useEditorValue(productAtom)
  const pageName = usePageName()
  const [picture, retry] = useProofPicture(page)
  const [magnification, setMagnification] = useState<Magnification>(2)
  const [cut, setCut] = useState(false)
  const [hands, setHands] = useState(true)
  if (!page) return null
  const clock = clockOf(product, page.sheet)
  return (
    <Dialog
      open
      size="full"
      onClose={() => store.set(overlayAtom, null)}
      title={t('proof.title', { page: pageName(page) })}
    >
      {/* Takes the initial focus, so that the first Tab reaches the sheet. */}
      <div className={styles.proof} tabIndex={-1} {...SAFE_CHOICE}>
        <div className={styles.desk} aria-busy={picture.kind === 'MAKING'}>
          {picture.kind === 'READY' && (
            <ProofSheet
              bitmap={picture.render.bitmap}
              sheet={page.sheet}
              options={{ cut, clock: hands ? clock : null }}
              magnification={magnification}
              onMagnify={setMagnification}
            />
          )}
          {picture.kind === 'MAKING' && (
            <p className={styles.notice}>
              <Spinner size={18} />
              {t('proof.making')}
            </p>
          )}
          {picture.kind === 'FAILED' && (
            <div className={styles.notice} role="alert">
              <span>{t('proof.failed')}</span>
              <Button onClick={retry}>{t('proof.retry')}</Button>
            </div>
          )}
        </div>
        <div className={styles.tools}>
          <Pages />
          <SegmentedControl
            label={t('proof.magnification')}
            value={String(magnification)}
            segments={MAGNIFICATIONS.map((value) => ({
              value: String(value),
              label: t('proof.percent', { percent: value * 100 }),
            }))}
            onChange={(value) => setMagnification(Number(value) as Magnification)}
          />
          <Button aria-pressed={cut} variant={cut ? 'primary' : 'secondary'} icon="crop" onClick={() => setCut(!cut)}>
            {t('proof.cut')}
          </Button>
          {clock && (
            <Button
              aria-pressed={hands}
              variant={hands ? 'primary' : 'secondary'}
              icon="clock"
              onClick={() => setHands(!hands)}
            >
              {t('proof.hands')}
            </Button>
          )}
        </div>
        <div className={styles.words}>
          <div className={styles.exact} role="status">
            {picture.kind === 'READY' && (
              <details>
                <summary>{t('proof.exact')}</summary>
                {t('proof.exactTerm', { hash: picture.render.hash.slice(0, SHORT_HASH) })}
              </details>
            )}
          </div>
          {!cut && (
            <ul className={styles.legend}>
              <li data-line="trim">{t('proof.legend.trim')}</li>
              <li data-line="band">{t('proof.legend.band')}</li>
              <li data-line="safe">{t('proof.legend.safe')}</li>
            </ul>
          )}
        </div>
      </div>
    </Dialog>
  )
}

/** Navigation through all pages of the design. */
function Pages() {
  const { t } = useTranslation('print')
  const { commands } = useEditor()
  const pages = useEditorValue(pagesAtom)
  const index = useEditorValue(pageIndexAtom)
  if (pages.length < 2) return null
  const go = (to: number) => () => {
    const page = pages[to]
    if (page) commands.actions.showPage(page.key)
  }
  return (
    <div className={styles.pages}>
      <IconButton icon="chevronLeft" label={t('proof.previous')} disabled={index <= 0} onClick={go(index - 1)} />
      <span>{t('proof.pageOf', { page: index + 1, of: pages.length })}</span>
      <IconButton
        icon="chevronRight"
        label={t('proof.next')}
        disabled={index >= pages.length - 1}
        onClick={go(index + 1)}
      />
    </div>
  )
}
