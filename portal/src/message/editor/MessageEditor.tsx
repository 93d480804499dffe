import type { MessageItem, MessageTemplate } from '@irodori/contract/entities/message'
import { Icon } from '@irodori/ui/Icon'
import { type ReactNode, useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TemplateDrawing } from '../../messagePage/TemplateDrawing.tsx'
import { MediumField } from '../media/MediumField.tsx'
import mediaStyles from '../media/media.module.css'
import { PhotoField } from '../media/PhotoField.tsx'
import { messageParts } from '../messageParts.ts'
import { ReleasePanel } from '../release/ReleasePanel.tsx'
import { TextSection } from '../text/TextSection.tsx'
import { useSavedText } from '../text/useSavedText.ts'
import styles from './DesignPage.module.css'
import { useUnloadGuard } from './useUnloadGuard.ts'

interface MessageEditorProps {
  readonly orderNumber: string
  readonly template: MessageTemplate
  readonly items: readonly MessageItem[]
}

/** Edits all parts of a message in the order of its page, with preview and release at the end. */
export function MessageEditor({ orderNumber, template, items }: MessageEditorProps) {
  const { t } = useTranslation('messageMaking')
  const [sending, setSending] = useState<ReadonlySet<string>>(new Set())
  const markSending = useCallback((place: string, isSending: boolean) => {
    setSending((before) => {
      const after = new Set(before)
      if (isSending) after.add(place)
      else after.delete(place)
      return after
    })
  }, [])
  const parts = messageParts(items)
  const place = { orderNumber, templateId: template.id }
  const title = useSavedText({ ...place, position: 1, saved: parts.title })
  const message = useSavedText({ ...place, position: 2, saved: parts.text })
  const file = { ...place, onSending: markSending }
  useUnloadGuard(sending.size > 0)

  return (
    <div className={styles.sections}>
      <div className={styles.chosen}>
        <TemplateDrawing theme={template.theme} className={styles.cover} />
        <div>
          <p className={styles.templateName}>{template.name}</p>
          <p className={styles.soft}>{t('orderNumber', { orderNumber })}</p>
        </div>
      </div>
      <Section name="photos" isDone={parts.photos.every((photo) => photo !== null)}>
        <div className={mediaStyles.photos}>
          {parts.photos.map((photo, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a field is identified by its position
            <PhotoField key={index} {...file} position={index + 1} photo={photo} />
          ))}
        </div>
      </Section>
      <Section name="words" isDone={[title, message].every(({ text, problem }) => text !== '' && problem === null)}>
        <TextSection title={title} message={message} defaultTitle={template.defaultTitle} />
      </Section>
      <Section name="video" isDone={parts.video !== null}>
        <MediumField {...file} kind="VIDEO" medium={parts.video} />
      </Section>
      <Section name="audio" isDone={parts.audio !== null} isOptional>
        <MediumField {...file} kind="AUDIO" medium={parts.audio} />
      </Section>
      <ReleasePanel
        {...place}
        items={items}
        isSending={sending.size > 0}
        hasTextProblem={title.problem !== null || message.problem !== null}
        saveText={async () => (await Promise.all([title.flush(), message.flush()])).every(Boolean)}
      />
    </div>
  )
}

interface SectionProps {
  readonly name: 'photos' | 'words' | 'video' | 'audio'
  readonly isDone: boolean
  readonly isOptional?: boolean
  readonly children: ReactNode
}

function Section({ name, isDone, isOptional = false, children }: SectionProps) {
  const { t } = useTranslation('messageMaking')
  const heading = `message-${name}`
  return (
    <section className={styles.block} aria-labelledby={heading}>
      <div className={styles.head}>
        <h2 id={heading}>{t(`section.${name}.title`)}</h2>
        {isDone ? (
          <span className={styles.done}>
            <Icon name="check" size={16} />
            {t('section.done')}
          </span>
        ) : (
          isOptional && <span className={styles.soft}>{t('section.optional')}</span>
        )}
      </div>
      <p className={styles.soft}>{t(`section.${name}.help`)}</p>
      {children}
    </section>
  )
}
