import { useCallMutation } from '@irodori/client/useCallMutation'
import { copyMessage } from '@irodori/contract/endpoints/message'
import type { MessageTemplate } from '@irodori/contract/entities/message'
import { AppLink } from '@irodori/ui/AppLink'
import { Button } from '@irodori/ui/Button'
import { buttonClass } from '@irodori/ui/buttonClass'
import { Dialog, SAFE_CHOICE } from '@irodori/ui/Dialog'
import { useToast } from '@irodori/ui/ToastProvider'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'wouter'
import { TemplateDrawing } from '../../messagePage/TemplateDrawing.tsx'
import { designAddress, MY_PAGE } from '../addresses.ts'
import styles from './TemplatesPage.module.css'

interface ChoiceDialogProps {
  readonly orderNumber: string
  readonly template: MessageTemplate
  /** Whether another template has content to copy. */
  readonly carries: boolean
  readonly onClose: () => void
}

/** DGM-4: asks whether to return to my page or to edit the chosen template. DGM-19: copies the content of another template. */
export function ChoiceDialog({ orderNumber, template, carries, onClose }: ChoiceDialogProps) {
  const { t } = useTranslation('messageMaking')
  const toast = useToast()
  const [, navigate] = useLocation()
  const address = designAddress(orderNumber, template.id)
  const { run, isPending } = useCallMutation(copyMessage, {
    onSuccess: () => navigate(address),
    onError: () => toast({ message: t('choice.ask.carryFailed'), tone: 'failure' }),
  })
  return (
    <Dialog
      open
      title={t('choice.ask.title', { name: template.name })}
      onClose={onClose}
      actions={
        <>
          <AppLink href={MY_PAGE} className={buttonClass()}>
            {t('choice.ask.myPage')}
          </AppLink>
          {carries ? (
            <Button
              variant="primary"
              busy={isPending}
              onClick={() => void run({ params: { orderNumber }, body: { templateId: template.id } })}
              {...SAFE_CHOICE}
            >
              {t('choice.ask.next')}
            </Button>
          ) : (
            <AppLink href={address} className={buttonClass('primary')} {...SAFE_CHOICE}>
              {t('choice.ask.next')}
            </AppLink>
          )}
        </>
      }
    >
      <div className={styles.asked}>
        <TemplateDrawing theme={template.theme} title={template.defaultTitle} className={styles.askedDrawing} />
        <p>{t(carries ? 'choice.ask.carries' : 'choice.ask.body')}</p>
      </div>
    </Dialog>
  )
}
