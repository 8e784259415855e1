import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'

import { Button } from '#src/design/button.tsx'
import { useHydrated } from '#src/design/use-hydrated.ts'
import { browserApi } from '#src/web/browser-api.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { officeFailureText } from '#src/web/office/office-failure.ts'
import { OfficeMessage } from '#src/web/office/office-message.tsx'
import { deviceProblems, pairTexts } from '../../texts/device-texts.ts'

/**
 * The page that opens with a board's pairing link. It removes the token from the address at once, so that the token does not stay
 * in the browser's history. It pairs this browser only after a tap, because somebody may have opened the link on the wrong device.
 */
export default function PairPage() {
  const texts = useTexts(pairTexts)
  // Browsers do not send the part of an address after the # to the server. So the token can be read only in the browser, after
  // hydration.
  return <OfficeMessage title={texts.title}>{useHydrated() && <Pairing />}</OfficeMessage>
}

function Pairing() {
  const texts = useTexts(pairTexts)
  const [token] = useState(() => window.location.hash.slice(1))
  useEffect(() => window.history.replaceState(window.history.state, '', window.location.pathname), [])
  return token === '' ? <p>{texts.noLink}</p> : <PairButton token={token} />
}

function PairButton({ token }: { token: string }) {
  const texts = useTexts(pairTexts)
  const language = useLanguage()
  const navigate = useNavigate()
  const [state, setState] = useState<'asking' | 'sending' | { readonly problem: string }>('asking')

  async function pair() {
    setState('sending')
    try {
      await browserApi.call('POST /api/devices/pair', { body: { token } })
      await navigate('/kitchen', { replace: true })
    } catch (error) {
      const reason = officeFailureText(error, deviceProblems, language)
      setState({ problem: reason ? `${texts.failed}. ${reason}` : texts.failed })
    }
  }

  return (
    <>
      <p>{texts.question}</p>
      {typeof state === 'object' && <p role="alert">{state.problem}</p>}
      <Button size="large" pending={state === 'sending'} onClick={() => void pair()}>
        {texts.pair}
      </Button>
    </>
  )
}
