import type { FontCharacters } from '@irodori/font-inspector/compareFonts'
import { missingGraphemes } from '@irodori/typography/missingGraphemes'
import { suggestionsFor } from '@irodori/typography/suggestions'
import { Callout } from '@irodori/ui/Callout'
import { TextField } from '@irodori/ui/TextField'
import { useDeferredValue, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './FontReport.module.css'
import type { FontCache } from './inspection/fontCache.ts'
import type { FontSource } from './inspection/fontSource.ts'
import { SampleFigure } from './SampleFigure.tsx'
import { SAMPLE_KINDS } from './inspection/sampleRequest.ts'
import { sampleWords } from './inspection/sampleWords.ts'

interface SampleSheetProps {
  readonly cache: FontCache
  readonly source: FontSource
  readonly index: number
  readonly letters: FontCharacters
}

const MAX_CHARACTERS = 80

/** A typed text as in print: horizontal, on a circle and vertical. */
export function SampleSheet({ cache, source, index, letters }: SampleSheetProps) {
  const { t } = useTranslation('fonts')
  const [typed, setTyped] = useState<string | null>(null)
  const known = useMemo(() => {
    const characters = new Set(letters.characters)
    return {
      has: (codePoint: number) => characters.has(codePoint),
      hasSequence: (codePoint: number, selector: number) =>
        letters.sequences.get(codePoint)?.includes(selector) ?? false,
    }
  }, [letters])
  const words = typed ?? sampleWords([t('sample.words'), t('sample.latinWords')], letters.characters, known)
  const settled = useDeferredValue(words)
  const missing = missingGraphemes(words, known)
  const variants = suggestionsFor(missing, source.id, [{ value: source.id, glyphs: known }])
  return (
    <section className={styles.section} aria-labelledby="font-sample">
      <h3 id="font-sample">{t('sample.title')}</h3>
      <TextField
        label={t('sample.label')}
        value={words}
        maxLength={MAX_CHARACTERS}
        onChange={(event) => setTyped(event.target.value)}
      />
      {missing.length > 0 && (
        <Callout tone="warning">
          <p>{t('sample.missing', { characters: missing.join(' ') })}</p>
          {variants.map(
            ({ grapheme, variant }) => variant && <p key={grapheme}>{t('sample.variant', { grapheme, variant })}</p>,
          )}
        </Callout>
      )}
      <div className={styles.figures}>
        {SAMPLE_KINDS.map((kind) => (
          <SampleFigure key={kind} cache={cache} source={source} index={index} words={settled} kind={kind} />
        ))}
      </div>
    </section>
  )
}
