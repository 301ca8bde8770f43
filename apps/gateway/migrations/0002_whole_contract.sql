CREATE TABLE "agent_contracts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "agent_contracts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"offered_by" text NOT NULL,
	"offered_at" timestamp with time zone DEFAULT now() NOT NULL,
	"state" text DEFAULT 'PENDING' NOT NULL,
	"answered_at" timestamp with time zone,
	"terms" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "agent_statement_items" (
	"statement_id" bigint NOT NULL,
	"line" smallint NOT NULL,
	"about" text NOT NULL,
	"nth" smallint NOT NULL,
	"base" bigint NOT NULL,
	"rate" integer NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "agent_statement_items_statement_id_line_pk" PRIMARY KEY("statement_id","line")
);
--> statement-breakpoint
CREATE TABLE "agent_statements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "agent_statements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"month" date NOT NULL,
	"state" text NOT NULL,
	"paid_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "downline_days" (
	"member_id" bigint NOT NULL,
	"day" date NOT NULL,
	"deposits" bigint NOT NULL,
	"withdrawals" bigint NOT NULL,
	"turnover" bigint NOT NULL,
	"payout" bigint NOT NULL,
	"bonus" bigint NOT NULL,
	"rebates" bigint NOT NULL,
	CONSTRAINT "downline_days_member_id_day_pk" PRIMARY KEY("member_id","day")
);
--> statement-breakpoint
CREATE TABLE "bank_cards" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bank_cards_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_code" text NOT NULL,
	"member_id" bigint NOT NULL,
	"bank_code" text NOT NULL,
	"holder_name" text NOT NULL,
	"last_digits" text NOT NULL,
	"length" integer NOT NULL,
	"number_hash" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "deposit_banks" (
	"merchant_code" text NOT NULL,
	"bank_code" text NOT NULL,
	"account_name" text NOT NULL,
	"account_number" text NOT NULL,
	"branch" text NOT NULL,
	"rank" integer NOT NULL,
	CONSTRAINT "deposit_banks_merchant_code_bank_code_pk" PRIMARY KEY("merchant_code","bank_code")
);
--> statement-breakpoint
CREATE TABLE "deposit_methods" (
	"merchant_code" text NOT NULL,
	"method" text NOT NULL,
	"name" jsonb NOT NULL,
	"is_open" boolean DEFAULT true NOT NULL,
	"min_amount" bigint NOT NULL,
	"max_amount" bigint NOT NULL,
	"quick_amounts" bigint[] NOT NULL,
	"fee_basis_points" integer NOT NULL,
	"rank" integer NOT NULL,
	CONSTRAINT "deposit_methods_merchant_code_method_pk" PRIMARY KEY("merchant_code","method")
);
--> statement-breakpoint
CREATE TABLE "deposits" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "deposits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_code" text NOT NULL,
	"member_id" bigint NOT NULL,
	"method" text NOT NULL,
	"state" text DEFAULT 'PENDING' NOT NULL,
	"amount" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"promotion_id" bigint,
	"ticket_hash" "bytea",
	"back_url" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "withdrawals" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "withdrawals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_code" text NOT NULL,
	"member_id" bigint NOT NULL,
	"bank_card_id" bigint NOT NULL,
	"state" text DEFAULT 'PENDING' NOT NULL,
	"amount" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "catalogue_version" (
	"version" bigint PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feedback" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "feedback_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" bigint NOT NULL,
	"category" text NOT NULL,
	"text" text NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feedback_pictures" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "feedback_pictures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"feedback_id" bigint NOT NULL,
	"line" smallint NOT NULL,
	"type" text NOT NULL,
	"content" "bytea" NOT NULL,
	"secret" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"merchant_code" text NOT NULL,
	"member_id" bigint NOT NULL,
	"call" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" "bytea" NOT NULL,
	"reply" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_merchant_code_member_id_call_key_pk" PRIMARY KEY("merchant_code","member_id","call","key")
);
--> statement-breakpoint
CREATE TABLE "affiliate_domains" (
	"merchant_code" text NOT NULL,
	"domain" text NOT NULL,
	"member_id" bigint NOT NULL,
	CONSTRAINT "affiliate_domains_merchant_code_domain_pk" PRIMARY KEY("merchant_code","domain")
);
--> statement-breakpoint
CREATE TABLE "member_identities" (
	"merchant_code" text NOT NULL,
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"member_id" bigint NOT NULL,
	CONSTRAINT "member_identities_merchant_code_provider_subject_pk" PRIMARY KEY("merchant_code","provider","subject")
);
--> statement-breakpoint
CREATE TABLE "member_profiles" (
	"member_id" bigint PRIMARY KEY NOT NULL,
	"payee_name" text DEFAULT '' NOT NULL,
	"mobile_num" text DEFAULT '' NOT NULL,
	"id_number" text DEFAULT '' NOT NULL,
	"qq_num" text DEFAULT '' NOT NULL,
	"facebook" text DEFAULT '' NOT NULL,
	"wechat" text DEFAULT '' NOT NULL,
	"line" text DEFAULT '' NOT NULL,
	"whatsapp" text DEFAULT '' NOT NULL,
	"zalo" text DEFAULT '' NOT NULL,
	"birthday" date,
	"gender" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"affiliate_code" text DEFAULT '' NOT NULL,
	"domain" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_code" text NOT NULL,
	"channel" text NOT NULL,
	"address" text NOT NULL,
	"text" text NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_passwords" (
	"member_id" bigint PRIMARY KEY NOT NULL,
	"password_hash" text NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"blocked_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "security_answers" (
	"member_id" bigint NOT NULL,
	"question_id" text NOT NULL,
	"answer_hash" text NOT NULL,
	CONSTRAINT "security_answers_member_id_question_id_pk" PRIMARY KEY("member_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "verification_codes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "verification_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_code" text NOT NULL,
	"channel" text NOT NULL,
	"address" text NOT NULL,
	"purpose" text NOT NULL,
	"salt" "bytea" NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "announcement_reads" (
	"member_id" bigint NOT NULL,
	"announcement_id" integer NOT NULL,
	"read_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "announcement_reads_member_id_announcement_id_pk" PRIMARY KEY("member_id","announcement_id")
);
--> statement-breakpoint
CREATE TABLE "bonuses" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bonuses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" bigint NOT NULL,
	"cause" text NOT NULL,
	"turnover" bigint NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"met_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "cashback_claims" (
	"member_id" bigint NOT NULL,
	"day" date NOT NULL,
	"game_type" text NOT NULL,
	"turnover" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"claimed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cashback_claims_member_id_day_game_type_pk" PRIMARY KEY("member_id","day","game_type")
);
--> statement-breakpoint
CREATE TABLE "chat_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chat_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" bigint NOT NULL,
	"author" text NOT NULL,
	"text" text NOT NULL,
	"shown_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "chat_tickets" (
	"ticket_hash" "bytea" PRIMARY KEY NOT NULL,
	"member_id" bigint NOT NULL,
	"merchant_code" text NOT NULL,
	"language" text NOT NULL,
	"title" text,
	"header_color" text,
	"back_url" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"visit_hash" "bytea",
	"visit_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "draws" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "draws_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"game_code" text NOT NULL,
	"issue" text NOT NULL,
	"opens_at" timestamp with time zone NOT NULL,
	"closes_at" timestamp with time zone NOT NULL,
	"draws_at" timestamp with time zone NOT NULL,
	"seed" "bytea" NOT NULL,
	"commitment" "bytea" NOT NULL,
	"status" text NOT NULL,
	"result" jsonb,
	"drawn_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "game_plays" (
	"merchant_code" text NOT NULL,
	"game_row" integer NOT NULL,
	"plays" integer NOT NULL,
	CONSTRAINT "game_plays_merchant_code_game_row_pk" PRIMARY KEY("merchant_code","game_row")
);
--> statement-breakpoint
CREATE TABLE "game_rounds" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "game_rounds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_code" text NOT NULL,
	"member_id" bigint NOT NULL,
	"vendor_code" text NOT NULL,
	"game_type" text NOT NULL,
	"game_row" integer,
	"lottery_code" text,
	"stake" bigint NOT NULL,
	"payout" bigint NOT NULL,
	"outcome" jsonb NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"placed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "live_models" (
	"merchant_code" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"room" jsonb NOT NULL,
	"game_row" integer,
	"viewers" integer NOT NULL,
	"is_active" boolean NOT NULL,
	"is_streaming" boolean NOT NULL,
	"rank" integer NOT NULL,
	CONSTRAINT "live_models_merchant_code_id_pk" PRIMARY KEY("merchant_code","id")
);
--> statement-breakpoint
CREATE TABLE "lottery_games" (
	"code" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"kind" text NOT NULL,
	"category" text NOT NULL,
	"vendor_code" text NOT NULL,
	"region" text,
	"interval_seconds" integer,
	"daily_minute" integer,
	"game_row" integer,
	"rank" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lottery_orders" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lottery_orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_code" text NOT NULL,
	"member_id" bigint NOT NULL,
	"draw_id" bigint NOT NULL,
	"game_code" text NOT NULL,
	"stake" bigint NOT NULL,
	"placed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"retry_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "lottery_suborders" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lottery_suborders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"draw_id" bigint NOT NULL,
	"play" text NOT NULL,
	"picks" jsonb NOT NULL,
	"unit_stake" bigint NOT NULL,
	"multiple" integer NOT NULL,
	"status" text NOT NULL,
	"payout" bigint NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "member_days" (
	"member_id" bigint NOT NULL,
	"day" date NOT NULL,
	"merchant_code" text NOT NULL,
	"rounds" integer NOT NULL,
	"stake" bigint NOT NULL,
	"payout" bigint NOT NULL,
	CONSTRAINT "member_days_member_id_day_pk" PRIMARY KEY("member_id","day")
);
--> statement-breakpoint
CREATE TABLE "member_promotions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "member_promotions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" bigint NOT NULL,
	"promotion_id" bigint NOT NULL,
	"state" text NOT NULL,
	"joined_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "message_states" (
	"member_id" bigint NOT NULL,
	"message_id" bigint NOT NULL,
	"read_at" timestamp with time zone,
	"removed_at" timestamp with time zone,
	CONSTRAINT "message_states_member_id_message_id_pk" PRIMARY KEY("member_id","message_id")
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_code" text NOT NULL,
	"member_id" bigint,
	"kind" text NOT NULL,
	"title" jsonb NOT NULL,
	"content" jsonb NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "promotions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "promotions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_code" text NOT NULL,
	"code" text NOT NULL,
	"type" text NOT NULL,
	"title" jsonb NOT NULL,
	"line" jsonb NOT NULL,
	"content" jsonb NOT NULL,
	"theme" text NOT NULL,
	"way" text NOT NULL,
	"is_reviewed" boolean DEFAULT false NOT NULL,
	"bonus" bigint NOT NULL,
	"goal" bigint DEFAULT 0 NOT NULL,
	"bonus_basis_points" integer DEFAULT 0 NOT NULL,
	"min_deposit" bigint DEFAULT 0 NOT NULL,
	"turnover_times" integer DEFAULT 0 NOT NULL,
	"is_public" boolean DEFAULT true NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"rank" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recent_games" (
	"member_id" bigint NOT NULL,
	"game_row" integer NOT NULL,
	"opened_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recent_games_member_id_game_row_pk" PRIMARY KEY("member_id","game_row")
);
--> statement-breakpoint
CREATE TABLE "referral_rewards" (
	"invited_id" bigint PRIMARY KEY NOT NULL,
	"member_id" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_switches" (
	"kind" text NOT NULL,
	"merchant_code" text NOT NULL,
	"call" text NOT NULL,
	"setting" jsonb NOT NULL,
	"met" integer DEFAULT 0 NOT NULL,
	"set_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sandbox_switches_kind_merchant_code_call_pk" PRIMARY KEY("kind","merchant_code","call")
);
--> statement-breakpoint
DROP INDEX "entries_by_account";--> statement-breakpoint
ALTER TABLE "announcements" ADD COLUMN "published_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "entries" ADD COLUMN "nth" bigint;--> statement-breakpoint
ALTER TABLE "entries" ADD COLUMN "balance_after" bigint;--> statement-breakpoint
ALTER TABLE "entries" ADD COLUMN "member_id" bigint;--> statement-breakpoint
ALTER TABLE "entries" ADD COLUMN "kind" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "entries" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "is_agent" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "email_verified_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "mobile" text;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "head_icon" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "referrer_id" bigint;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "referral_code" text GENERATED ALWAYS AS (lpad(upper(to_hex((id * 1597334677) % 4294967296)), 8, '0')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "play_tickets" ADD COLUMN "next_seed" "bytea" DEFAULT sha256((gen_random_uuid()::text || gen_random_uuid()::text)::bytea) NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "kind" text DEFAULT 'member' NOT NULL;--> statement-breakpoint
ALTER TABLE "agent_contracts" ADD CONSTRAINT "agent_contracts_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_statement_items" ADD CONSTRAINT "agent_statement_items_statement_id_agent_statements_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."agent_statements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_statements" ADD CONSTRAINT "agent_statements_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "downline_days" ADD CONSTRAINT "downline_days_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_cards" ADD CONSTRAINT "bank_cards_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposits" ADD CONSTRAINT "deposits_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposits" ADD CONSTRAINT "deposits_promotion_id_promotions_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_bank_card_id_bank_cards_id_fk" FOREIGN KEY ("bank_card_id") REFERENCES "public"."bank_cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback_pictures" ADD CONSTRAINT "feedback_pictures_feedback_id_feedback_id_fk" FOREIGN KEY ("feedback_id") REFERENCES "public"."feedback"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_domains" ADD CONSTRAINT "affiliate_domains_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_identities" ADD CONSTRAINT "member_identities_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_profiles" ADD CONSTRAINT "member_profiles_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_passwords" ADD CONSTRAINT "payment_passwords_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "security_answers" ADD CONSTRAINT "security_answers_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcement_reads" ADD CONSTRAINT "announcement_reads_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcement_reads" ADD CONSTRAINT "announcement_reads_announcement_id_announcements_id_fk" FOREIGN KEY ("announcement_id") REFERENCES "public"."announcements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bonuses" ADD CONSTRAINT "bonuses_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cashback_claims" ADD CONSTRAINT "cashback_claims_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_tickets" ADD CONSTRAINT "chat_tickets_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draws" ADD CONSTRAINT "draws_game_code_lottery_games_code_fk" FOREIGN KEY ("game_code") REFERENCES "public"."lottery_games"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_plays" ADD CONSTRAINT "game_plays_game_row_games_id_fk" FOREIGN KEY ("game_row") REFERENCES "public"."games"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_rounds" ADD CONSTRAINT "game_rounds_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_rounds" ADD CONSTRAINT "game_rounds_game_row_games_id_fk" FOREIGN KEY ("game_row") REFERENCES "public"."games"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_models" ADD CONSTRAINT "live_models_game_row_games_id_fk" FOREIGN KEY ("game_row") REFERENCES "public"."games"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_games" ADD CONSTRAINT "lottery_games_game_row_games_id_fk" FOREIGN KEY ("game_row") REFERENCES "public"."games"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_orders" ADD CONSTRAINT "lottery_orders_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_orders" ADD CONSTRAINT "lottery_orders_draw_id_draws_id_fk" FOREIGN KEY ("draw_id") REFERENCES "public"."draws"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_orders" ADD CONSTRAINT "lottery_orders_game_code_lottery_games_code_fk" FOREIGN KEY ("game_code") REFERENCES "public"."lottery_games"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_suborders" ADD CONSTRAINT "lottery_suborders_order_id_lottery_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."lottery_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_suborders" ADD CONSTRAINT "lottery_suborders_draw_id_draws_id_fk" FOREIGN KEY ("draw_id") REFERENCES "public"."draws"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_days" ADD CONSTRAINT "member_days_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_promotions" ADD CONSTRAINT "member_promotions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_promotions" ADD CONSTRAINT "member_promotions_promotion_id_promotions_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_states" ADD CONSTRAINT "message_states_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_states" ADD CONSTRAINT "message_states_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recent_games" ADD CONSTRAINT "recent_games_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recent_games" ADD CONSTRAINT "recent_games_game_row_games_id_fk" FOREIGN KEY ("game_row") REFERENCES "public"."games"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_rewards" ADD CONSTRAINT "referral_rewards_invited_id_members_id_fk" FOREIGN KEY ("invited_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_rewards" ADD CONSTRAINT "referral_rewards_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "agent_contracts_by_member" ON "agent_contracts" USING btree ("member_id","kind","id");--> statement-breakpoint
CREATE UNIQUE INDEX "agent_statements_once" ON "agent_statements" USING btree ("member_id","kind","month");--> statement-breakpoint
CREATE UNIQUE INDEX "bank_cards_once" ON "bank_cards" USING btree ("merchant_code","number_hash") WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX "bank_cards_by_member" ON "bank_cards" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "deposits_by_member" ON "deposits" USING btree ("member_id","created_at","id");--> statement-breakpoint
CREATE INDEX "deposits_that_wait" ON "deposits" USING btree ("expires_at") WHERE state = 'PENDING';--> statement-breakpoint
CREATE UNIQUE INDEX "deposits_by_ticket" ON "deposits" USING btree ("ticket_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "deposits_one_per_promotion" ON "deposits" USING btree ("member_id","promotion_id") WHERE state in ('PENDING', 'APPROVED');--> statement-breakpoint
CREATE INDEX "withdrawals_by_member" ON "withdrawals" USING btree ("member_id","created_at","id");--> statement-breakpoint
CREATE INDEX "withdrawals_that_wait" ON "withdrawals" USING btree ("created_at") WHERE state = 'PENDING';--> statement-breakpoint
CREATE INDEX "feedback_by_member" ON "feedback" USING btree ("member_id","sent_at");--> statement-breakpoint
CREATE INDEX "feedback_pictures_by_feedback" ON "feedback_pictures" USING btree ("feedback_id","line");--> statement-breakpoint
CREATE INDEX "idempotency_keys_by_age" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "member_identities_by_member" ON "member_identities" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "outbox_by_age" ON "outbox" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "outbox_by_address" ON "outbox" USING btree ("address","sent_at");--> statement-breakpoint
CREATE INDEX "verification_codes_by_address" ON "verification_codes" USING btree ("merchant_code","channel","address","created_at");--> statement-breakpoint
CREATE INDEX "verification_codes_by_age" ON "verification_codes" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "bonuses_once" ON "bonuses" USING btree ("member_id","cause");--> statement-breakpoint
CREATE INDEX "bonuses_open" ON "bonuses" USING btree ("member_id") WHERE met_at is null;--> statement-breakpoint
CREATE INDEX "chat_messages_by_member" ON "chat_messages" USING btree ("member_id","shown_at");--> statement-breakpoint
CREATE INDEX "chat_tickets_by_end" ON "chat_tickets" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "chat_tickets_by_member" ON "chat_tickets" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "draws_by_issue" ON "draws" USING btree ("game_code","issue");--> statement-breakpoint
CREATE INDEX "draws_by_time" ON "draws" USING btree ("game_code","draws_at");--> statement-breakpoint
CREATE INDEX "draws_by_status" ON "draws" USING btree ("status","draws_at");--> statement-breakpoint
CREATE INDEX "draws_past" ON "draws" USING btree ("game_code","draws_at") WHERE status in ('drawn', 'settled');--> statement-breakpoint
CREATE INDEX "game_plays_by_rank" ON "game_plays" USING btree ("merchant_code","plays");--> statement-breakpoint
CREATE INDEX "game_rounds_by_member" ON "game_rounds" USING btree ("member_id","at","id");--> statement-breakpoint
CREATE INDEX "game_rounds_by_game" ON "game_rounds" USING btree ("game_row","at");--> statement-breakpoint
CREATE INDEX "game_rounds_by_merchant" ON "game_rounds" USING btree ("merchant_code","at");--> statement-breakpoint
CREATE INDEX "lottery_orders_by_member" ON "lottery_orders" USING btree ("member_id","placed_at","id");--> statement-breakpoint
CREATE INDEX "lottery_orders_by_draw" ON "lottery_orders" USING btree ("draw_id");--> statement-breakpoint
CREATE INDEX "lottery_orders_to_retry" ON "lottery_orders" USING btree ("retry_at") WHERE retry_at is not null;--> statement-breakpoint
CREATE INDEX "lottery_suborders_by_order" ON "lottery_suborders" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "lottery_suborders_by_draw" ON "lottery_suborders" USING btree ("draw_id","status");--> statement-breakpoint
CREATE INDEX "member_days_by_merchant" ON "member_days" USING btree ("merchant_code","day");--> statement-breakpoint
CREATE UNIQUE INDEX "member_promotions_once" ON "member_promotions" USING btree ("member_id","promotion_id");--> statement-breakpoint
CREATE INDEX "member_promotions_that_wait" ON "member_promotions" USING btree ("changed_at") WHERE state in ('APPLYING', 'PROCESSING');--> statement-breakpoint
CREATE INDEX "messages_by_member" ON "messages" USING btree ("merchant_code","member_id","sent_at");--> statement-breakpoint
CREATE UNIQUE INDEX "promotions_by_code" ON "promotions" USING btree ("merchant_code","code");--> statement-breakpoint
CREATE INDEX "promotions_by_rank" ON "promotions" USING btree ("merchant_code","rank");--> statement-breakpoint
CREATE INDEX "recent_games_by_member" ON "recent_games" USING btree ("member_id","opened_at");--> statement-breakpoint
CREATE INDEX "referral_rewards_by_member" ON "referral_rewards" USING btree ("member_id");--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_referrer_id_members_id_fk" FOREIGN KEY ("referrer_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "entries_by_member" ON "entries" USING btree ("member_id","created_at","id") WHERE member_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "members_by_mobile" ON "members" USING btree ("merchant_code","mobile");--> statement-breakpoint
CREATE UNIQUE INDEX "members_by_referral_code" ON "members" USING btree ("referral_code");--> statement-breakpoint
CREATE INDEX "members_by_referrer" ON "members" USING btree ("referrer_id");--> statement-breakpoint
CREATE INDEX "members_by_trial" ON "members" USING btree ("merchant_code","created_at") WHERE type = 4;--> statement-breakpoint
CREATE INDEX "play_tickets_by_member" ON "play_tickets" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "entries_by_account" ON "entries" USING btree ("account_id","nth");