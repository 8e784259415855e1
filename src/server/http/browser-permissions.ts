import type { FastifyInstance } from 'fastify'

/**
 * Features of browsers that no page of the site uses. The site forbids them, so that a malicious script in a page cannot ask a
 * visitor for permission to use them.
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

/** Adds the Permissions-Policy header to every response: pages, files and the API. */
export function browserPermissions(app: FastifyInstance): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('Permissions-Policy', permissionsPolicy)
    done()
  })
}
