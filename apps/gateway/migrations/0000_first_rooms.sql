CREATE TABLE "games" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "games_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"node_id" text NOT NULL,
	"game_id" text NOT NULL,
	"name" text NOT NULL,
	"game_type" text NOT NULL,
	"vendor_code" text NOT NULL,
	"classification" text NOT NULL,
	"room_id" text,
	"game_code" text,
	"game_group_id" text,
	"lotto_mode" text,
	"support_play" text NOT NULL,
	"icon" text NOT NULL,
	"is_new" boolean NOT NULL,
	"is_live" boolean NOT NULL,
	"is_open" boolean DEFAULT true NOT NULL,
	"min_bet" integer NOT NULL,
	"lines" integer NOT NULL,
	"rank" integer NOT NULL,
	CONSTRAINT "games_nodeId_unique" UNIQUE("node_id")
);
--> statement-breakpoint
CREATE TABLE "hot_games" (
	"merchant_code" text NOT NULL,
	"game_row" integer NOT NULL,
	"rank" integer NOT NULL,
	CONSTRAINT "hot_games_merchant_code_game_row_pk" PRIMARY KEY("merchant_code","game_row")
);
--> statement-breakpoint
CREATE TABLE "vendor_categories" (
	"vendor_code" text NOT NULL,
	"game_type" text NOT NULL,
	"rank" integer NOT NULL,
	CONSTRAINT "vendor_categories_game_type_vendor_code_pk" PRIMARY KEY("game_type","vendor_code")
);
--> statement-breakpoint
CREATE TABLE "vendor_classifications" (
	"vendor_code" text NOT NULL,
	"game_type" text NOT NULL,
	"code" text NOT NULL,
	"name" jsonb NOT NULL,
	"rank" integer NOT NULL,
	CONSTRAINT "vendor_classifications_vendor_code_game_type_code_pk" PRIMARY KEY("vendor_code","game_type","code")
);
--> statement-breakpoint
CREATE TABLE "vendors" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"mobile_folder" text NOT NULL,
	"wallet_name" text NOT NULL,
	"is_gpi" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "announcements" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "announcements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"merchant_code" text NOT NULL,
	"kind" text NOT NULL,
	"title" jsonb NOT NULL,
	"content" jsonb NOT NULL,
	"rank" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "banners" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "banners_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"merchant_code" text NOT NULL,
	"group_name" text NOT NULL,
	"theme" text NOT NULL,
	"title" jsonb NOT NULL,
	"line" jsonb NOT NULL,
	"link" text,
	"rank" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "help_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "help_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"merchant_code" text NOT NULL,
	"parent_id" integer,
	"title" jsonb NOT NULL,
	"content" jsonb NOT NULL,
	"rank" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seed_marks" (
	"name" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"seeded_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_code" text NOT NULL,
	"member_id" bigint,
	"code" text NOT NULL,
	"currency" text NOT NULL,
	"exponent" smallint NOT NULL,
	CONSTRAINT "accounts_one_per_wallet" UNIQUE NULLS NOT DISTINCT("merchant_code","member_id","code","currency")
);
--> statement-breakpoint
CREATE TABLE "captchas" (
	"id" text PRIMARY KEY NOT NULL,
	"merchant_code" text NOT NULL,
	"answer_hash" "bytea" NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"transaction_id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"line" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "favorites" (
	"member_id" bigint NOT NULL,
	"game_row" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "favorites_member_id_game_row_pk" PRIMARY KEY("member_id","game_row")
);
--> statement-breakpoint
CREATE TABLE "login_attempts" (
	"merchant_code" text NOT NULL,
	"username" text NOT NULL,
	"failures" integer NOT NULL,
	"last_failed_at" timestamp with time zone NOT NULL,
	"blocked_until" timestamp with time zone,
	CONSTRAINT "login_attempts_merchant_code_username_pk" PRIMARY KEY("merchant_code","username")
);
--> statement-breakpoint
CREATE TABLE "members" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "members_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_code" text NOT NULL,
	"username" text NOT NULL,
	"type" integer DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"nickname" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"vip_label" text,
	"password_hash" text NOT NULL,
	"register_method" text NOT NULL,
	"register_host" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_login_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "play_tickets" (
	"ticket_hash" "bytea" PRIMARY KEY NOT NULL,
	"member_id" bigint NOT NULL,
	"merchant_code" text NOT NULL,
	"game_row" integer NOT NULL,
	"language" text NOT NULL,
	"back_url" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"visit_hash" "bytea",
	"visit_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"member_id" bigint NOT NULL,
	"merchant_code" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"renewed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "transactions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "transactions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_code" text NOT NULL,
	"kind" text NOT NULL,
	"reference" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "games" ADD CONSTRAINT "games_vendor_code_vendors_code_fk" FOREIGN KEY ("vendor_code") REFERENCES "public"."vendors"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hot_games" ADD CONSTRAINT "hot_games_game_row_games_id_fk" FOREIGN KEY ("game_row") REFERENCES "public"."games"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_categories" ADD CONSTRAINT "vendor_categories_vendor_code_vendors_code_fk" FOREIGN KEY ("vendor_code") REFERENCES "public"."vendors"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_classifications" ADD CONSTRAINT "vendor_classifications_vendor_code_vendors_code_fk" FOREIGN KEY ("vendor_code") REFERENCES "public"."vendors"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_entries" ADD CONSTRAINT "help_entries_parent_id_help_entries_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."help_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_transaction_id_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_game_row_games_id_fk" FOREIGN KEY ("game_row") REFERENCES "public"."games"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "play_tickets" ADD CONSTRAINT "play_tickets_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "play_tickets" ADD CONSTRAINT "play_tickets_game_row_games_id_fk" FOREIGN KEY ("game_row") REFERENCES "public"."games"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "games_by_rank" ON "games" USING btree ("rank","id");--> statement-breakpoint
CREATE INDEX "games_by_type" ON "games" USING btree ("game_type","rank","id");--> statement-breakpoint
CREATE INDEX "games_by_vendor" ON "games" USING btree ("vendor_code","game_type","rank","id");--> statement-breakpoint
CREATE INDEX "games_by_icon" ON "games" USING btree ("icon");--> statement-breakpoint
CREATE INDEX "announcements_by_merchant" ON "announcements" USING btree ("merchant_code","kind","rank");--> statement-breakpoint
CREATE INDEX "banners_by_merchant" ON "banners" USING btree ("merchant_code","group_name","rank");--> statement-breakpoint
CREATE INDEX "help_entries_by_merchant" ON "help_entries" USING btree ("merchant_code","rank");--> statement-breakpoint
CREATE INDEX "accounts_by_member" ON "accounts" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "captchas_by_end" ON "captchas" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "entries_by_transaction" ON "entries" USING btree ("transaction_id","line");--> statement-breakpoint
CREATE INDEX "entries_by_account" ON "entries" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "members_by_username" ON "members" USING btree ("merchant_code","username");--> statement-breakpoint
CREATE INDEX "play_tickets_by_end" ON "play_tickets" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_by_member" ON "sessions" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "sessions_by_end" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "transactions_once" ON "transactions" USING btree ("merchant_code","kind","reference");