import * as z from 'zod/mini';

// Extension pages forbid `Function(…)`; without this zod would try it once and log a violation.
z.config({ jitless: true });

export { z };
