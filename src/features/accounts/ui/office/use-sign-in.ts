import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router'

import { dismissToast, showToast } from '#src/design/toast-store.ts'
import { browserApi } from '#src/web/browser-api.ts'
import { deviceTime } from '#src/web/clock.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { primeCurrentUser } from './current-user.ts'
import { storeSession } from './stored-session.ts'
import type { LoginInput, SignedInUser } from '../../contract/account.ts'
import { pageAfterSignIn } from '../../rules/office-pages.ts'
import { loginTexts } from '../../texts/login-texts.ts'
import { signInProblem } from './sign-in-problem.ts'

/**
 * Signs the user in, stores the session in the browser, and opens the page from which the user was sent here, or else the start
 * page of the role.
 */
export function useSignIn() {
  const texts = useTexts(loginTexts)
  const language = useLanguage()
  const client = useQueryClient()
  const navigate = useNavigate()
  const [parameters] = useSearchParams()
  const failure = useRef<number>(undefined)

  async function signIn(input: LoginInput) {
    // Dismisses the toast of an earlier failed sign-in. Otherwise the next page would still show it.
    if (failure.current !== undefined) dismissToast(failure.current)
    try {
      const { user } = await browserApi.call('POST /api/auth/login', { body: input })
      if (!storeSession(user, deviceTime())) {
        showToast({ title: texts.error, description: texts.notStored, tone: 'error' })
        return
      }
      primeCurrentUser(client, user)
      await enter(user)
    } catch (error) {
      failure.current = showToast(signInProblem(error, language))
    }
  }

  async function enter(user: SignedInUser) {
    const page = pageAfterSignIn(user.role, parameters.get('next'))
    // The public site uses other style sheets than the office. So for a customer the browser loads the page from scratch.
    if (user.role === 'customer') window.location.assign(page)
    else await navigate(page, { replace: true })
  }

  return signIn
}
