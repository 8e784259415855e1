import type { FastifyInstance } from 'fastify'

/**
 * Features of browsers that no page of the site uses. They are forbidden, so that a malicious script in a page cannot ask a visitor
 * for them either.
 */
const unusedFeatures = [
  'camera',
  'microphone',
  'geolocation',
  'payment',
  'usb',
  'serial',
  'hid',
  'midi',
  'display-capture',
  'browsing-topics',
]

const permissionsPolicy = unusedFeatures.map((feature) => `${feature}=()`).join(', ')

/** Sends the Permissions-Policy with every response: pages, files and the API. */
export function browserPermissions(app: FastifyInstance): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('Permissions-Policy', permissionsPolicy)
    done()
  })
}
