import { Button } from '@irodori/ui/Button'
import { Callout } from '@irodori/ui/Callout'
import { Progress } from '@irodori/ui/Progress'
import { TextArea } from '@irodori/ui/TextArea'
import { TextField } from '@irodori/ui/TextField'
import { useTranslation } from 'react-i18next'
import { BirthdayField } from './BirthdayField.tsx'
import styles from './CampaignPage.module.css'
import { ChoiceField } from './ChoiceField.tsx'
import { type Field, MAX_LENGTH } from './campaignForm.ts'
import { PictureField } from './picture/PictureField.tsx'
import { SexField } from './SexField.tsx'
import { useAddressFromPostalCode } from './useAddressFromPostalCode.ts'
import type { useCampaign } from './useCampaign.ts'
import { useFieldProblemText } from './useFieldProblemText.ts'

interface CampaignFormProps {
  readonly entry: ReturnType<typeof useCampaign>
}

/** The form of a campaign. CMP-2: errors are shown at their fields, and a notice above the button. */
export function CampaignForm({ entry }: CampaignFormProps) {
  const { t } = useTranslation('campaign')
  const { form, picture, choose, sending, stop } = entry
  const { control, problemOf, values, set } = form
  const problemText = useFieldProblemText()
  const errorOf = (field: Field) => problemText(field, problemOf(field))
  const text = (field: keyof typeof MAX_LENGTH) => ({
    ...control(field),
    maxLength: MAX_LENGTH[field],
    error: errorOf(field),
  })
  const optional = (label: string) => t('optional', { label })
  useAddressFromPostalCode(values.zipCode, values.address, (address) => set('address', address))
  const hasProblems = (Object.keys(values) as Field[]).some((field) => problemOf(field) !== null)

  return (
    <form className={styles.form} {...form.formProps}>
      <section className={styles.part} aria-labelledby="campaign-picture">
        <h2 id="campaign-picture">{t('part.picture')}</h2>
        <PictureField picture={picture} error={errorOf('file')} focusRef={control('file').ref} onChoose={choose} />
      </section>

      <section className={styles.part} aria-labelledby="campaign-you">
        <h2 id="campaign-you">{t('part.you')}</h2>
        <div className={styles.pair}>
          <TextField {...text('lastName')} label={t('lastName')} autoComplete="family-name" />
          <TextField {...text('firstName')} label={t('firstName')} autoComplete="given-name" />
          <TextField {...text('lastNameFurigana')} label={optional(t('lastNameFurigana'))} help={t('kanaHelp')} />
          <TextField {...text('firstNameFurigana')} label={optional(t('firstNameFurigana'))} help={t('kanaHelp')} />
        </div>
        <SexField chosen={values.sex} error={errorOf('sex')} control={control('sex')} />
        <BirthdayField
          values={values}
          controls={{ year: control('year'), month: control('month'), day: control('day') }}
          error={errorOf('year')}
        />
      </section>

      <section className={styles.part} aria-labelledby="campaign-contact">
        <h2 id="campaign-contact">{t('part.contact')}</h2>
        <TextField {...text('email')} type="email" label={t('email')} help={t('emailHelp')} autoComplete="email" />
        <div className={styles.pair}>
          <TextField {...text('phoneNumber')} type="tel" label={optional(t('phoneNumber'))} autoComplete="tel" />
          <TextField
            {...text('zipCode')}
            label={optional(t('zipCode'))}
            help={t('zipCodeHelp')}
            inputMode="numeric"
            autoComplete="postal-code"
          />
        </div>
        <TextField {...text('address')} label={optional(t('address'))} autoComplete="street-address" />
        <TextField
          {...text('iAccount')}
          label={optional(t('iAccount'))}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      </section>

      <section className={styles.part} aria-labelledby="campaign-answers">
        <h2 id="campaign-answers">{t('part.answers')}</h2>
        <ChoiceField question="academy" {...control('academy')} error={errorOf('academy')} />
        <TextField {...text('academyNote')} label={optional(t('academyNote'))} autoComplete="off" />
        <ChoiceField question="like" {...control('like')} error={errorOf('like')} />
        <TextArea {...text('likeNote')} label={optional(t('likeNote'))} rows={3} />
      </section>

      <div className={styles.send}>
        {hasProblems && <Callout tone="danger">{t('faults')}</Callout>}
        {sending.kind === 'SENDING' && (
          <>
            <Progress label={t(sending.share === 1 ? 'finishing' : 'sending')} value={sending.share} />
            <Button variant="quiet" onClick={stop}>
              {t('stop')}
            </Button>
          </>
        )}
        <Button type="submit" variant="primary" wide busy={sending.kind === 'SENDING' || picture.kind === 'READING'}>
          {t('submit')}
        </Button>
        <p className={styles.once}>{t('once')}</p>
      </div>
    </form>
  )
}
