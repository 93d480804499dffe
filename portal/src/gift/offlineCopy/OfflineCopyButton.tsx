import { saveFile } from '@irodori/client/saveFile'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from '../../messagePage/GiftEnding.module.css'
import type { MessageContent } from '../../messagePage/messageContent.ts'
import { copyPage } from './copyPage.ts'
import { offlineFileName } from './offlinePage.ts'
import { readWithProgress } from './readWithProgress.ts'

interface OfflineCopyButtonProps {
  readonly content: MessageContent
}

type State =
  | { readonly kind: 'READY' | 'DONE' | 'FAILED' }
  | { readonly kind: 'WORKING'; readonly percent: number; readonly stop: () => void }

/** GFT-16: saves the message as one file that opens offline, with its pictures, video and sound. */
export function OfflineCopyButton({ content }: OfflineCopyButtonProps) {
  const { t, i18n } = useTranslation('gift')
  const [state, setState] = useState<State>({ kind: 'READY' })
  const button = useRef<HTMLButtonElement>(null)

  const save = async () => {
    const page = button.current?.closest<HTMLElement>('[data-gift]')
    if (!page) return
    const call = new AbortController()
    const stop = () => call.abort()
    setState({ kind: 'WORKING', percent: 0, stop })
    const { photos, video, audio, openUntil } = content
    const count = photos.filter((url) => url !== null).length + (video ? 1 : 0) + (audio ? 1 : 0)
    let done = 0
    try {
      const title = content.title || t('untitled')
      const file = await copyPage({
        page,
        texts: { language: i18n.resolvedLanguage ?? 'ja', title, note: t('keep.note', { date: openUntil }) },
        read: async (url) => {
          const showProgress = (part: number) =>
            setState({ kind: 'WORKING', percent: Math.min(99, Math.floor(((done + part) / count) * 100)), stop })
          const blob = await readWithProgress(url, showProgress, call.signal)
          done += 1
          return blob
        },
      })
      saveFile(file, offlineFileName(title, t('untitled')))
      setState({ kind: 'DONE' })
    } catch {
      setState({ kind: call.signal.aborted ? 'READY' : 'FAILED' })
    }
  }

  return (
    <div className={styles.keep}>
      <button
        ref={button}
        type="button"
        className={styles.quiet}
        onClick={() => (state.kind === 'WORKING' ? state.stop() : void save())}
      >
        {t(state.kind === 'WORKING' ? 'keep.cancel' : 'keep.action')}
      </button>
      <p role="status" className={styles.soft}>
        {state.kind === 'WORKING' && t('keep.working', { percent: state.percent })}
        {state.kind === 'DONE' && t('keep.done')}
        {state.kind === 'FAILED' && t('keep.failed')}
      </p>
    </div>
  )
}
