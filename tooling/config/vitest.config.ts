import { defineConfig } from 'vitest/config';
import { testDefaults } from './vitest.ts';

export default defineConfig({ test: testDefaults });
