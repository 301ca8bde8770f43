import { testDefaults } from '@livery/config/vitest';
import { defineConfig } from 'vitest/config';

// One gateway for the file, and every call of the contract made at it.
export default defineConfig({ test: { ...testDefaults, testTimeout: 30_000 } });
