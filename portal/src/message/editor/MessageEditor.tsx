import type { MessageItem, MessageTemplate } from '@irodori/contract/entities/message'
import { useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AudioButton } from '../../messagePage/AudioButton.tsx'
import { GiftVideo } from '../../messagePage/GiftVideo.tsx'
import { MessagePage } from '../../messagePage/MessagePage.tsx'
import { messageContent, PROPOSED_TEXT } from '../../messagePage/messageContent.ts'
import type { MessagePlaces } from '../../messagePage/messagePlaces.ts'
import { PhoneOutline } from '../phone/PhoneOutline.tsx'
import { MediumField } from '../media/MediumField.tsx'
import { PhotoField } from '../media/PhotoField.tsx'
import { messageParts } from '../messageParts.ts'
import { useRelease } from '../release/useRelease.tsx'
import { TextPlace } from '../text/TextPlace.tsx'
import { useSavedText } from '../text/useSavedText.ts'
import { DesignEnding } from './DesignEnding.tsx'
import { DesignLayout } from './DesignLayout.tsx'
import type { MessagePart } from '../place/messagePart.ts'
import { openParts } from '../place/openParts.ts'
import { PhoneBar } from './PhoneBar.tsx'
import { Place } from '../place/Place.tsx'
import { openPlace } from '../place/placeOfPart.ts'
import { SavedStateLine } from '../text/SavedStateLine.tsx'
import { SidePanel } from './SidePanel.tsx'
import { savedState } from '../text/savedState.ts'
import { useUnloadGuard } from './useUnloadGuard.ts'

interface MessageEditorProps {
  readonly orderNumber: string
  readonly template: MessageTemplate
  readonly items: readonly MessageItem[]
}

/** The parts of the three photos by position. */
const PHOTO_PARTS = { 1: 'TOP_PHOTO', 2: 'PHOTO_2', 3: 'PHOTO_3' } as const

/** DGM-30: the page of the recipient with a place for each part, beside it what is missing, the preview and the release. */
export function MessageEditor({ orderNumber, template, items }: MessageEditorProps) {
  const { t } = useTranslation('messageMaking')
  const [now] = useState(() => new Date())
  const [sending, setSending] = useState<ReadonlySet<MessagePart>>(new Set())
  const markSending = useCallback((part: MessagePart, isSending: boolean) => {
    setSending((before) => {
      const after = new Set(before)
      if (isSending) after.add(part)
      else after.delete(part)
      return after
    })
  }, [])
  const place = { orderNumber, templateId: template.id }
  const parts = messageParts(items)
  const content = useMemo(
    () => messageContent(items, template, { orderNumber, urlReleasedDate: null }, 'DESIGN', now),
    [items, template, orderNumber, now],
  )
  const title = useSavedText({ ...place, position: 1, saved: parts.title })
  const message = useSavedText({ ...place, position: 2, saved: parts.text })
  const saveText = async () => (await Promise.all([title.flush(), message.flush()])).every(Boolean)
  useUnloadGuard(sending.size > 0)
  const release = useRelease({
    ...place,
    items,
    hasTextProblem: title.problem !== null || message.problem !== null,
    saveText,
  })

  const places: MessagePlaces = {
    title: (className) => (
      <Place part="TITLE">
        <TextPlace
          field={title}
          position={1}
          placeholder={template.defaultTitle}
          proposed={template.defaultTitle}
          className={className}
        />
      </Place>
    ),
    photo: (position) => (
      <Place part={PHOTO_PARTS[position]}>
        <PhotoField
          {...place}
          position={position}
          photo={parts.photos[position - 1] ?? null}
          onSending={(_, isSending) => markSending(PHOTO_PARTS[position], isSending)}
        />
      </Place>
    ),
    text: (
      <Place part="TEXT">
        <TextPlace field={message} position={2} placeholder={t('words.defaultText')} proposed={PROPOSED_TEXT} />
      </Place>
    ),
    audio: (
      <Place part="AUDIO">
        <MediumField
          {...place}
          kind="AUDIO"
          medium={parts.audio}
          player={
            content.audio && (
              <AudioButton key={content.audio.url} url={content.audio.url} seconds={content.audio.seconds} />
            )
          }
          onSending={(_, isSending) => markSending('AUDIO', isSending)}
        />
      </Place>
    ),
    video: (
      <Place part="VIDEO">
        <MediumField
          {...place}
          kind="VIDEO"
          medium={parts.video}
          player={content.video && <GiftVideo key={content.video.url} {...content.video} />}
          onSending={(_, isSending) => markSending('VIDEO', isSending)}
        />
      </Place>
    ),
    ending: <DesignEnding content={content} />,
  }
  const actions = {
    orderNumber,
    parts: openParts({ items, title: title.text, text: message.text }),
    sending,
    release,
    onOpenPart: openPlace,
  }
  const state = savedState([title, message], sending.size > 0)
  return (
    <DesignLayout
      state={
        <SavedStateLine state={state} refusal={title.refusal ?? message.refusal} onRetry={() => void saveText()} />
      }
    >
      <PhoneOutline label={t('page')}>
        <MessagePage theme={template.theme} mode="DESIGN" content={content} places={places} />
      </PhoneOutline>
      <SidePanel {...actions} templateName={template.name} />
      <PhoneBar {...actions} />
      {release.dialogs}
    </DesignLayout>
  )
}
